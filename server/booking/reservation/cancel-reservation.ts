import type { Cancelled } from '@stayfront/contract/cancel';
import type { Refusal, RefusedBy } from '@stayfront/contract/problem';
import { keptOfPaid } from '@stayfront/rules/cancellation/kept-of-paid';
import { stayFee } from '@stayfront/rules/cancellation/stay-fee';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { publishNews } from './publish-news.ts';
import { paidCard } from '../../payment/paid-card.ts';
import { requestRefund } from '../../payment/request-refund.ts';
import { cancelledAmounts } from './cancelled-amounts.ts';
import { checkCancellable } from './check-cancellable.ts';
import { findNamed, type Named } from './find-named.ts';
import { endHeldChange } from './close-change.ts';
import { giveBackRooms } from './give-back-rooms.ts';
import { deleteHolds } from './delete-holds.ts';
import { changeReservation } from './change-reservation.ts';
import type { StoredReservation } from './stored-reservation.ts';
import { standingStays } from './standing-stays.ts';

type Deps = { readonly db: Db; readonly secret: string };

/** Cancels a whole reservation for whoever knows its reference and the guest's e-mail address. */
export async function cancelReservation(
  { db, secret }: Deps,
  hotel: Hotel,
  named: Named,
  now: Instant,
): Promise<Cancelled | RefusedBy<typeof findNamed | typeof checkCancellable>> {
  return inHotel(db, hotel.hotelId, async (tx, transaction) => {
    const reservation = await findNamed(tx, transaction, hotel.hotelId, named, secret, now);
    return 'refused' in reservation ? reservation : cancelAll(tx, hotel, reservation, now);
  });
}

async function cancelAll(
  tx: Tx,
  hotel: Hotel,
  reservation: StoredReservation,
  now: Instant,
): Promise<Cancelled | Refusal<'reservation.cancelled' | 'reservation.expired'>> {
  const { hotelId, document } = hotel;
  const refusal = checkCancellable(hotel, reservation, now);
  if (refusal) return refusal;
  const standing = standingStays(reservation);
  const isHeld = reservation.status === 'held'; // nothing was sold yet, and so nothing is kept
  const cancelled = standing.map((stay) => ({
    ...stay,
    status: 'cancel' as const,
    cancellationFee: isHeld ? 0 : stayFee(stay, document.timeZone, now),
  }));
  if (isHeld) await deleteHolds(tx, hotelId, reservation.reservationId);
  else await giveBackRooms(tx, hotelId, standing, now);
  await endHeldChange(tx, hotelId, reservation.reservationId, now);
  const cancellationFee = cancelled.reduce((sum, stay) => sum + stay.cancellationFee, 0);
  // Rooms that were cancelled one by one before have fees of their own, which stay kept.
  const all = [...reservation.roomStays.filter((stay) => stay.status === 'cancel'), ...cancelled];
  const { reservationId } = reservation;
  const refund = await requestRefund(tx, { hotelId, reservationId, keep: keptOfPaid(all) }, now);
  const detail = { cancellationFee, ...(refund > 0 ? { refund } : {}) };
  const version = await changeReservation(tx, reservation, { status: 'cancel', detail, roomStays: cancelled }, now);
  const news = { what: 'cancelled', version, cancellationFee, refund } as const;
  await publishNews(tx, reservation, news, isHeld ? ['guest'] : ['guest', 'hotel']);
  return {
    reservationId,
    status: 'cancel',
    cancellationFee,
    ...cancelledAmounts(reservation, isHeld ? [] : cancelled),
    refund,
    refundCard: await paidCard(tx, hotelId, reservationId),
  };
}
