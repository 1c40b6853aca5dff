import { isRefusal } from '@stayfront/contract/problem';
import { discardedDays, monthsBefore } from '@stayfront/rules/booking/retention';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { atEachHotel } from '../../property/hotel/at-each-hotel.ts';
import { eraseReservation } from './erase-reservation.ts';
import { listDue } from './erasure.store.ts';

const day = 24 * 3_600_000;

/** So many at a time, each in a transaction of its own: nobody waits for a hotel that has years to catch up on. */
const MOST = 500;

/** Reservations whose guests a hotel has known for long enough, by its own setting. */
export const findDue = (db: Db, { hotelId, document }: Hotel, now: Instant): Promise<string[]> =>
  inHotel(db, hotelId, (tx) =>
    listDue(tx, hotelId, {
      leftBy: monthsBefore(todayAt(document.timeZone, now), document.retention.guestDataMonths),
      discardedBefore: now - discardedDays * day,
      most: MOST,
    }),
  );

type Deps = { readonly db: Db; readonly readHotel: ReadHotel };

/** Forgets guests whose time is over, at every hotel. Nothing relies on when it comes. */
export const eraseDue = ({ db, readHotel }: Deps, now: Instant): Promise<void> =>
  atEachHotel(db, async (hotelId) => {
    const hotel = await readHotel(hotelId);
    if (hotel) while (await eraseSome(db, hotel, now));
  });

/** Whether there may be more. */
async function eraseSome(db: Db, hotel: Hotel, now: Instant): Promise<boolean> {
  const due = await findDue(db, hotel, now);
  let erased = 0;
  for (const reservationId of due)
    if (!isRefusal(await eraseReservation(db, hotel, { reservationId, who: 'system' }, now))) erased += 1;
  return erased > 0 && due.length === MOST;
}
