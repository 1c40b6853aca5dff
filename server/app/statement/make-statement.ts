import type { DailyStatement } from '@stayfront/contract/desk/daily-statement';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { chainAndSeal } from '../../booking/history/chain-and-seal.ts';
import { checkHistory, type CheckedHistory } from '../../booking/history/check-history.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkCharges } from './check-charges.ts';
import { checkMessages } from './check-messages.ts';
import { checkPrices } from './check-prices.ts';
import { checkRooms } from './check-rooms.ts';
import { fault, lineOf, type Found } from './found-line.ts';
import { saveStatement } from './kept-statement.store.ts';
import { spanOfDay } from './span-of-day.ts';

/** The last day that is over at the hotel. */
export const lastWholeDay = (hotel: Hotel, now: Instant): StayDate =>
  addDays(todayAt(hotel.document.timeZone, now), -1);

/**
 * Holds the hotel's books against each other as they are now, and keeps what was found as the statement of the last whole
 * day. By itself it is made once for a day, however many come to it; somebody of the house makes it anew. One thing after
 * the other, each read piece by piece: nobody who books waits for it.
 */
export async function makeStatement(db: Db, hotel: Hotel, by: string | null, now: Instant): Promise<DailyStatement> {
  const { hotelId, document } = hotel;
  const day = lastWholeDay(hotel, now);
  const span = spanOfDay(document.timeZone, day);
  await chainAndSeal(db, hotelId, day, now);
  const lines = [
    lineOf('rooms', await checkRooms(db, hotel, day)),
    lineOf('charges', await checkCharges(db, hotel, now)),
    lineOf('prices', await checkPrices(db, hotelId, span)),
    lineOf('messages', await checkMessages(db, hotelId, span, now)),
    lineOf('history', foundInHistory(await checkHistory(db, hotelId))),
  ];
  const statement = { day, madeAt: new Date(now).toISOString(), madeBy: by, lines };
  await inHotel(db, hotelId, (tx) => saveStatement(tx, hotelId, statement));
  return statement;
}

const foundInHistory = ({ events, faults }: CheckedHistory): Found => ({
  counted: events,
  faults: faults.map((one) =>
    one.code === 'day_broken'
      ? fault(one.code, { day: one.day })
      : fault(one.code, { reservationId: one.reservationId, found: one.place }),
  ),
});
