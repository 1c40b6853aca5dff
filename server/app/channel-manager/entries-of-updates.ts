import type { CalendarEntries } from '@stayfront/contract/manage/calendar';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { addFree, freeNights, type FreeNights } from '@stayfront/rules/channel-manager/plan-nights';
import type { AvailabilityUpdate } from '@stayfront/rules/channel-manager/read-availability';
import type { RateUpdate } from '@stayfront/rules/channel-manager/read-rates';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';
import { listUntoldRooms } from '../../followers/channel-manager/list-untold-rooms.ts';
import { noteLimits } from '../../followers/channel-manager/note-limits.ts';
import { eachInTurns } from '../../platform/http/each-in-turns.ts';
import { giveWay } from '../../platform/http/give-way.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { lockStock } from '../../selling/calendar/lock-stock.ts';
import { mostNights } from '../../selling/calendar/check-put.ts';
import { readTaken } from '../../selling/calendar/read-taken.ts';
import { layOutUpdates } from './lay-out-updates.ts';

export type Updates = { readonly availability: readonly AvailabilityUpdate[]; readonly rates: readonly RateUpdate[] };

/** So many nights are laid out before others have their turn. */
const piece = 1_000;

/**
 * What a message names, laid over the calendar as it stands, night by night; what it does not name stays. The calendar is
 * locked.
 *
 * A channel manager says how many rooms are left, and the calendar keeps how many there are: to what is left comes what
 * is sold, as far as the other side knows of it. A booking that it has not heard of yet is still among what is left, and
 * must not be sold once more.
 */
export async function entriesOfUpdates(
  tx: Tx,
  hotel: Hotel,
  connection: string,
  updates: Updates,
  now: Instant,
): Promise<CalendarEntries | Refusal<'calendar.too_large'>> {
  const { hotelId } = hotel;
  const days = [...updates.availability, ...updates.rates].map((one) => one.days);
  if (days.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0) > mostNights)
    return refuse('calendar.too_large', `Send at most ${mostNights} nights at once`);
  const limits = await totalsOf(tx, hotelId, connection, updates.availability, now);
  const { rates, restrictions, following } = await layOutUpdates(tx, hotel, updates);
  await giveWay();
  const entries: { -readonly [List in keyof CalendarEntries]: CalendarEntries[List] } = {
    stock: [],
    rates: [],
    following: [],
    restrictions: [],
  };
  const on = (date: StayDate) => ({ from: date, to: date });
  await eachInTurns(limits, piece, ({ roomId, date, total }) => {
    entries.stock.push({ room: roomId, ...on(date), total });
  });
  await eachInTurns(rates, piece, ({ roomId, ratePlanId, date, prices, rules }) => {
    const [byAdults, bands] = [[...prices.byAdults], prices.bands?.length ? [...prices.bands] : undefined];
    entries.rates.push({ room: roomId, ratePlan: ratePlanId, ...on(date), ...prices, byAdults, bands, ...rules });
  });
  await eachInTurns(following, piece, ({ roomId, ratePlanId, date }) => {
    entries.following.push({ room: roomId, ratePlan: ratePlanId, ...on(date) });
  });
  await eachInTurns(restrictions, piece, ({ roomId, ratePlanId, date, rules }) => {
    const row = {
      ...(roomId === null ? {} : { room: roomId }),
      ...(ratePlanId === null ? {} : { ratePlan: ratePlanId }),
    };
    entries.restrictions.push({ ...row, ...on(date), ...rules });
  });
  return entries;
}

async function totalsOf(
  tx: Tx,
  hotelId: number,
  connection: string,
  availability: readonly AvailabilityUpdate[],
  now: Instant,
) {
  const nights: FreeNights = new Map();
  await eachInTurns(availability, piece, (update) => addFree(nights, update));
  const free = freeNights(nights);
  if (free.length === 0) return [];
  await lockStock(tx, hotelId, free);
  await giveWay();
  const taken = await readTaken(tx, hotelId, free, now);
  const untold = await listUntoldRooms(tx, hotelId, connection);
  await giveWay();
  const limits = free.map((night) => {
    const key = `${night.date} ${night.roomId}`;
    const known = (taken.get(key)?.sold ?? 0) - (untold.get(key) ?? 0);
    return { ...night, total: Math.max(0, night.free + known) };
  });
  await noteLimits(tx, { hotelId, connection }, limits, untold, now);
  return limits;
}
