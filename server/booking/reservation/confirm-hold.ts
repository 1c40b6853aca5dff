import { demandOf } from '@stayfront/rules/booking/quote';
import { canMove } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import { queueBookingJob } from './booking-jobs.ts';
import { publishNews } from './publish-news.ts';
import type { StoredGuarantee } from '../../platform/db/stored-values.ts';
import { deleteHolds } from './delete-holds.ts';
import { hasPackageStock } from './has-package-stock.ts';
import { changeReservation } from './change-reservation.ts';
import { lockReservation } from './read-reservation.ts';
import { standingStays } from './standing-stays.ts';
import { takeRooms } from './take-rooms.ts';
import { waitsFor } from './waits-for.ts';

type Confirming = {
  /** The card that stands for it from then on. */
  readonly guarantee?: StoredGuarantee | undefined;
  /** The hotel itself waits no longer for what it has asked for. */
  readonly byHotel?: { readonly by: string; readonly tellsGuest: boolean };
};

/**
 * Turns a hold into a sale, in the transaction of whoever learnt that the payment came. While the hold lasts its rooms
 * are there; one that has ended gets them again if they are still free. Told of the same payment twice, it stays so.
 * The card that was paid with stands for the rooms that are paid later. What waited for the guest's own word by mail, or
 * for a card, is confirmed in the same way.
 */
export async function confirmHold(
  tx: Tx,
  hotelId: number,
  reservationId: string,
  to: 'book' | 'pay',
  now: Instant,
  { guarantee, byHotel }: Confirming = {},
): Promise<'confirmed' | 'sold_out' | 'not_held'> {
  const reservation = await lockReservation(tx, hotelId, reservationId);
  if (reservation?.status === to) return 'confirmed';
  if (reservation?.status !== 'held' || !canMove('held', to)) return 'not_held';
  const stays = standingStays(reservation);
  const demand = demandOf(stays.map(({ quote }) => ({ roomId: quote.roomId, nights: nightsOf(quote) })));
  if (!(await hasPackageStock(tx, reservation, stays, now))) return 'sold_out';
  if (!(await takeRooms(tx, hotelId, demand, now, reservationId))) return 'sold_out';
  await deleteHolds(tx, hotelId, reservationId);
  const who = byHotel ? 'hotel' : waitsFor(reservation) === 'payment' ? 'provider' : 'guest';
  const detail = byHotel ? { by: byHotel.by } : {};
  await changeReservation(tx, reservation, { status: to, who, detail, ...(guarantee ? { guarantee } : {}) }, now);
  if (byHotel?.tellsGuest !== false) await queueBookingJob(tx, 'send-confirmation', { hotelId, reservationId });
  if (!byHotel) await publishNews(tx, reservation, { what: 'booked' }, ['hotel']);
  return 'confirmed';
}
