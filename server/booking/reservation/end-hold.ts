import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { BookingJobs } from './booking-jobs.ts';
import { publishNews } from './publish-news.ts';
import { deleteHolds } from './delete-holds.ts';
import { changeReservation } from './change-reservation.ts';
import { lockReservation } from './read-reservation.ts';

/**
 * Takes an ended hold out of the calendar. It counts for nothing already; but servers that remember what is free hear
 * only of what changes, and this is how they learn that the rooms can be had again. A booking that the guest was to
 * confirm by mail is over with it, and the guest is told; a payment may still be under way.
 */
export const endHold = (db: Db, { hotelId, reservationId }: BookingJobs['end-hold'], now: Instant): Promise<void> =>
  inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    await deleteHolds(tx, hotelId, reservationId, now);
    if (reservation?.status !== 'held' || !reservation.isMailAsked || (reservation.holdExpiresAt ?? 0) > now) return;
    await changeReservation(tx, reservation, { status: 'discarded', who: 'system', detail: { by: 'time' } }, now);
    await publishNews(tx, reservation, { what: 'unconfirmed' }, ['guest']);
  });
