import type { Cancelled } from '@stayfront/contract/cancel';
import type { RefusedBy } from '@stayfront/contract/problem';
import { keptOfPaid } from '@stayfront/rules/cancellation/kept-of-paid';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { paidCard } from '../../payment/paid-card.ts';
import { requestRefund } from '../../payment/request-refund.ts';
import { cancelledAmounts } from './cancelled-amounts.ts';
import { cancelledBy, feesOf, policyFee, type Cancelling } from './cancelling.ts';
import { changeReservation } from './change-reservation.ts';
import { checkCancellable } from './check-cancellable.ts';
import { endHeldChange } from './close-change.ts';
import { deleteHolds } from './delete-holds.ts';
import { giveBackRooms } from './give-back-rooms.ts';
import { publishNews } from './publish-news.ts';
import { standingStays } from './standing-stays.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** Cancels all rooms of a reservation that is locked: by its guest, by the hotel, or by itself where its rest was not paid. */
export async function cancelAll(
  tx: Tx,
  hotel: Hotel,
  reservation: StoredReservation,
  by: Cancelling,
  now: Instant,
): Promise<Cancelled | RefusedBy<typeof checkCancellable>> {
  const { hotelId, document } = hotel;
  // The hotel may do so also when it is too late for guests; whether there is anything to cancel it has asked before.
  const refusal = typeof by === 'string' ? checkCancellable(hotel, reservation, now) : null;
  if (refusal) return refusal;
  const standing = standingStays(reservation);
  const isHeld = reservation.status === 'held'; // nothing was sold yet, and so nothing is kept
  const byPolicy = standing.map((stay) => (isHeld ? 0 : policyFee(by, stay, document.timeZone, now)));
  const fees = feesOf(by, byPolicy);
  const cancelled = standing.map((stay, place) => ({
    ...stay,
    status: 'cancel' as const,
    cancellationFee: fees[place] ?? 0,
  }));
  if (isHeld) await deleteHolds(tx, hotelId, reservation.reservationId);
  else await giveBackRooms(tx, hotelId, standing, now);
  await endHeldChange(tx, hotelId, reservation.reservationId, now);
  const cancellationFee = cancelled.reduce((sum, stay) => sum + stay.cancellationFee, 0);
  // Rooms that were cancelled one by one before have fees of their own, which stay kept.
  const all = [...reservation.roomStays.filter((stay) => stay.status === 'cancel'), ...cancelled];
  const { reservationId } = reservation;
  const refund = await requestRefund(tx, { hotelId, reservationId, keep: keptOfPaid(all) }, now);
  const { who, reason, note, hearers } = cancelledBy(by);
  const detail = { cancellationFee, ...(refund > 0 ? { refund } : {}), ...reason, ...note };
  const change = { status: 'cancel', who, detail, roomStays: cancelled } as const;
  const version = await changeReservation(tx, reservation, change, now);
  const news = { what: 'cancelled', version, cancellationFee, refund, ...reason } as const;
  await publishNews(tx, reservation, news, isHeld ? hearers.filter((one) => one === 'guest') : hearers);
  return {
    reservationId,
    status: 'cancel',
    cancellationFee,
    ...cancelledAmounts(reservation, isHeld ? [] : cancelled),
    refund,
    refundCard: await paidCard(tx, hotelId, reservationId),
  };
}
