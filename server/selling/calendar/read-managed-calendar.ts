import type { ManagedCalendar } from '@stayfront/contract/manage/calendar';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { mostNights } from './put-calendar.ts';
import { readHolds, readRates, readRestrictions, readStock, type Days } from './stay-calendar.store.ts';

/** The calendar as it was put: what putCalendar would take again, and beside it what is sold and held. */
export async function readManagedCalendar(
  db: Db,
  { hotelId, document }: Hotel,
  days: Days,
  now: Instant,
): Promise<ManagedCalendar | Refusal<'calendar.too_large'>> {
  const products = document.rooms.length * (document.ratePlans.length + 1);
  if ((daysBetween(days.from, days.to) + 1) * products > mostNights)
    return refuse('calendar.too_large', `Ask for fewer days: this hotel has ${products} nights on each`);
  return inHotel(db, hotelId, async (tx) => {
    const stock = await readStock(tx, hotelId, days);
    const rates = await readRates(tx, hotelId, days);
    const restrictions = await readRestrictions(tx, hotelId, days);
    const holds = await readHolds(tx, hotelId, days, now);
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
      taken: stock
        .map(({ date, roomId, sold }) => ({ date, room: roomId, sold, held: holds.get(`${date} ${roomId}`) ?? 0 }))
        .filter(({ sold, held }) => sold + held > 0),
    };
  });
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
