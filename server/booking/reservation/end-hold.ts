import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { queueBookingJob, type BookingJobs } from './booking-jobs.ts';
import { publishNews } from './publish-news.ts';
import { deleteHolds } from './delete-holds.ts';
import { changeReservation } from './change-reservation.ts';
import { isNoted } from './is-noted.ts';
import { noteHappening } from './note-happening.ts';
import { lockReservation } from './read-reservation.ts';
import type { StoredReservation } from './stored-reservation.ts';
import { waitsFor } from './waits-for.ts';

/** What the history calls it when rooms have waited for a card in vain. */
const NOT_GIVEN = 'card.not-given';

/**
 * Takes an ended hold out of the calendar. It counts for nothing already; but servers that remember what is free hear
 * only of what changes, and this is how they learn that the rooms can be had again. A booking that the guest was to
 * confirm by mail is over with it, and the guest is told, as one is who gave no card; a payment may still be under way.
 */
export const endHold = (db: Db, { hotelId, reservationId }: BookingJobs['end-hold'], now: Instant): Promise<void> =>
  inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    await deleteHolds(tx, hotelId, reservationId, now);
    if (reservation?.status !== 'held' || (reservation.holdExpiresAt ?? 0) > now) return;
    const awaited = waitsFor(reservation);
    if (awaited === 'card') await tellNotGiven(tx, reservation, now);
    if (awaited !== 'mail') return;
    await changeReservation(tx, reservation, { status: 'discarded', who: 'system', detail: { by: 'time' } }, now);
    await publishNews(tx, reservation, { what: 'unconfirmed' }, ['guest']);
  });

/** Told once of each end: the house may move it, and it may end again. Until it is given up the house can still do so. */
async function tellNotGiven(tx: Tx, reservation: StoredReservation, now: Instant): Promise<void> {
  const { hotelId, reservationId, holdExpiresAt } = reservation;
  const detail = { heldUntil: new Date(holdExpiresAt ?? now).toISOString() };
  if (await isNoted(tx, reservation, NOT_GIVEN, detail)) return;
  await noteHappening(tx, reservation, { what: NOT_GIVEN, who: 'system', detail }, now);
  const news = { what: 'unconfirmed' } as const;
  await queueBookingJob(tx, 'tell-guest', { hotelId, reservationId, news, again: `hold-${holdExpiresAt ?? now}` });
}
