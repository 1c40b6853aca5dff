import type { CalendarEntries, CalendarPut } from '@stayfront/contract/manage/calendar';
import { isRefusal, type Refusal } from '@stayfront/contract/problem';
import { daysOfRange } from '@stayfront/rules/calendar/days-of-range';
import type { FollowingNight, Nights, RoomNight } from '@stayfront/rules/calendar/nights';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { dayRulesFrom, type DayRules } from '@stayfront/rules/restriction/day-rules';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { eachInTurns } from '../../platform/http/each-in-turns.ts';
import { giveWay } from '../../platform/http/give-way.ts';
import { judgePut } from './judge-put.ts';
import { lockCalendar } from './lock-calendar.ts';
import { noteCalendarChange, type ChangeNote } from './note-calendar-change.ts';
import { readRates, readStock } from './stay-calendar.store.ts';
import { writeNights } from './write-nights.ts';

/** What was put, which nights that changed, and the number of the change; null where all of it stood there. */
export type PutEntries = {
  readonly put: CalendarPut;
  readonly changes: readonly CellChange[];
  readonly number: number | null;
};

type How = {
  /** Rates keep the rules that stand with them, whatever the entries say. */
  readonly keepsRules?: boolean | undefined;
};

/** So many entries are laid out before others have their turn. */
const piece = 1_000;

/** Puts entries that were checked. What is refused has been written all the same: whoever asks takes it back. */
export async function putEntries(
  tx: Tx,
  hotel: Hotel,
  entries: CalendarEntries,
  now: Instant,
  by: ChangeNote,
  { keepsRules = false }: How = {},
): Promise<PutEntries | Refusal<'calendar.guarded' | 'calendar.warned'>> {
  const { hotelId } = hotel;
  const laidOut = await layOut(entries);
  const nights = keepsRules ? await withStandingRules(tx, hotelId, laidOut) : laidOut;
  const changes = await writeNights(tx, hotelId, nights, now);
  const judged = await judgePut(tx, hotel, changes, { accepts: entries.accepts, whoKind: by.whoKind });
  if (isRefusal(judged)) return judged;
  await giveWay();
  const number = await noteCalendarChange(tx, hotelId, changes, { ...by, warned: judged.warned }, now);
  const put = {
    stockNights: nights.rooms.length,
    rateNights: nights.rates.length,
    ...(entries.following.length > 0 ? { followingNights: nights.following.length } : {}),
    restrictedDays: nights.restrictions.length,
    kept: await findKept(tx, hotelId, nights.rooms),
    ...(number === null ? {} : { changeId: String(number) }),
    ...judged.told,
  };
  return { put, changes, number };
}

/** One entry per night; where two speak of the same night, the later one stands. */
async function layOut(entries: CalendarEntries): Promise<Required<Nights>> {
  const rooms = new Map<string, RoomNight>();
  await eachInTurns(entries.stock, piece, ({ room, total, ...days }) => {
    for (const date of daysOfRange(days)) rooms.set(`${date} ${room}`, { date, roomId: room, total });
  });
  const rates = new Map<string, Nights['rates'][number]>();
  await eachInTurns(entries.rates, piece, (entry) => {
    const { room: roomId, ratePlan: ratePlanId, byAdults, extraAdult, child, infant, bands } = entry;
    const same = { roomId, ratePlanId, prices: { byAdults, extraAdult, child, infant, bands }, rules: rulesOf(entry) };
    for (const date of daysOfRange(entry)) rates.set(`${date} ${roomId}.${ratePlanId}`, { date, ...same });
  });
  const following = new Map<string, FollowingNight>();
  await eachInTurns(entries.following, piece, ({ room: roomId, ratePlan: ratePlanId, ...days }) => {
    for (const date of daysOfRange(days)) {
      const key = `${date} ${roomId}.${ratePlanId}`;
      if (!rates.has(key)) following.set(key, { date, roomId, ratePlanId });
    }
  });
  const restrictions = new Map<string, NonNullable<Nights['restrictions']>[number]>();
  await eachInTurns(entries.restrictions, piece, (entry) => {
    const same = { roomId: entry.room ?? null, ratePlanId: entry.ratePlan ?? null, rules: rulesOf(entry) };
    for (const date of daysOfRange(entry))
      restrictions.set(`${date} ${same.roomId}.${same.ratePlanId}`, { date, ...same });
  });
  return {
    rooms: [...rooms.values()],
    rates: [...rates.values()],
    following: [...following.values()],
    restrictions: [...restrictions.values()],
  };
}

const rulesOf = (entry: DayRules): DayRules => dayRulesFrom((name) => entry[name]);

/** The nights that kept more rooms than was asked for. */
async function findKept(tx: Tx, hotelId: number, asked: readonly RoomNight[]): Promise<CalendarPut['kept']> {
  const days = spanOfDays(asked.map(({ date }) => date));
  if (!days) return [];
  const stock = new Map((await readStock(tx, hotelId, days)).map((one) => [`${one.date} ${one.roomId}`, one.total]));
  return asked.flatMap(({ date, roomId, total }) => {
    const kept = stock.get(`${date} ${roomId}`) ?? total;
    return kept > total ? [{ date, room: roomId, total: kept }] : [];
  });
}

/** Nobody else changes the calendar from here on: what is read is what the prices are put beside. */
async function withStandingRules(tx: Tx, hotelId: number, nights: Required<Nights>): Promise<Required<Nights>> {
  const days = spanOfDays(nights.rates.map(({ date }) => date));
  if (!days) return nights;
  await lockCalendar(tx, hotelId);
  const standing = new Map(
    (await readRates(tx, hotelId, days)).map((one) => [`${one.date} ${one.roomId}.${one.ratePlanId}`, one.rules]),
  );
  const rates = nights.rates.map((one) => ({
    ...one,
    rules: standing.get(`${one.date} ${one.roomId}.${one.ratePlanId}`) ?? one.rules,
  }));
  return { ...nights, rates };
}

function spanOfDays(dates: readonly StayDate[]): { readonly from: StayDate; readonly to: StayDate } | null {
  let [from] = dates;
  let to = from;
  for (const date of dates) {
    if (from === undefined || date < from) from = date;
    if (to === undefined || date > to) to = date;
  }
  return from === undefined || to === undefined ? null : { from, to };
}
