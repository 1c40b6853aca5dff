import type { ManagedCalendar } from '@stayfront/contract/manage/calendar';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { RateNight } from '@stayfront/rules/calendar/nights';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { lastDayOf, mostNights } from './check-put.ts';
import { ratesOf } from './read-rates-of.ts';
import { readHolds, readRates, readRestrictions, readStock, type Days } from './stay-calendar.store.ts';

/** The calendar as it was put: what putCalendar would take again, and beside it what is sold and held. */
export async function readManagedCalendar(
  db: Db,
  hotel: Hotel,
  days: Days,
  now: Instant,
): Promise<ManagedCalendar | Refusal<'calendar.too_large'>> {
  const { hotelId, document } = hotel;
  const products = document.rooms.length * (document.ratePlans.length + 1);
  if ((daysBetween(days.from, days.to) + 1) * products > mostNights)
    return refuse('calendar.too_large', `Ask for fewer days: this hotel has ${products} nights on each`);
  return inHotel(db, hotelId, async (tx) => {
    const stock = await readStock(tx, hotelId, days);
    const rates = await readRates(tx, hotelId, days);
    const restrictions = await readRestrictions(tx, hotelId, days);
    const holds = await readHolds(tx, hotelId, days, now);
    const following = followingNights(document, rates, {
      from: days.from,
      to: earlier(days.to, lastDayOf(hotel, now)),
    });
    return {
      ...days,
      entries: {
        stock: inRuns(stock.map((one) => ({ date: one.date, says: { room: one.roomId, total: one.total } }))),
        rates: inRuns(
          rates.map((one) => ({
            date: one.date,
            says: { room: one.roomId, ratePlan: one.ratePlanId, ...one.prices, ...one.rules },
          })),
        ),
        ...(following && {
          following: inRuns(following.map(({ date, room, ratePlan }) => ({ date, says: { room, ratePlan } }))),
        }),
        restrictions: inRuns(
          restrictions.map((one) => ({
            date: one.date,
            says: {
              ...(one.roomId === null ? {} : { room: one.roomId }),
              ...(one.ratePlanId === null ? {} : { ratePlan: one.ratePlanId }),
              ...one.rules,
            },
          })),
        ),
      },
      ...(following && {
        followed: inRuns(
          following.flatMap(({ date, room, ratePlan, prices }) =>
            prices ? [{ date, says: { room, ratePlan, ...prices } }] : [],
          ),
        ),
      }),
      taken: stock
        .map(({ date, roomId, sold }) => ({ date, room: roomId, sold, held: holds.get(`${date} ${roomId}`) ?? 0 }))
        .filter(({ sold, held }) => sold + held > 0),
    };
  });
}

const earlier = (a: StayDate, b: StayDate): StayDate => (a < b ? a : b);

type Following = {
  readonly date: StayDate;
  readonly room: string;
  readonly ratePlan: string;
  /** None where the parent has none. */
  readonly prices: NightPrices | undefined;
};

/** The nights of derived rates that are not set apart; null where no rate plan follows another. */
function followingNights(
  document: PropertyDocument,
  rates: readonly RateNight[],
  { from, to }: Days,
): Following[] | null {
  const derived = document.ratePlans.filter(({ follows }) => follows);
  if (derived.length === 0) return null;
  const calendar = ratesOf(document, from, rates, []);
  const apart = new Set(rates.map((one) => `${one.date} ${one.roomId}.${one.ratePlanId}`));
  const nights: Following[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const { id: room } of document.rooms)
      for (const { id: ratePlan, rooms } of derived)
        if ((!rooms || rooms.includes(room)) && !apart.has(`${date} ${room}.${ratePlan}`))
          nights.push({ date, room, ratePlan, prices: calendar.rate(room, ratePlan, date)?.prices });
  return nights;
}

type Run = Record<string, unknown> & { to: StayDate };

/** Days that follow each other and say the same become one entry. */
function inRuns(days: readonly { readonly date: StayDate; readonly says: object }[]): Run[] {
  const runs: Run[] = [];
  const open = new Map<string, Run>();
  for (const { date, says } of days) {
    const key = JSON.stringify(says);
    const run = open.get(key);
    if (run && addDays(run.to, 1) === date) run.to = date;
    else {
      const begun = { ...says, from: date, to: date };
      runs.push(begun);
      open.set(key, begun);
    }
  }
  return runs;
}
