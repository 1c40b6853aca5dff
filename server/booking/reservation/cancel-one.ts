import { keptOfPaid } from '@stayfront/rules/cancellation/kept-of-paid';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { requestRefund } from '../../payment/request-refund.ts';
import { cancelledBy, feesOf, policyFee, type Cancelling } from './cancelling.ts';
import { changeReservation } from './change-reservation.ts';
import { endHeldChange } from './close-change.ts';
import { giveBackRooms } from './give-back-rooms.ts';
import { publishNews } from './publish-news.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** Cancels one room of a reservation that is locked, of which others stand. Returns it, and what goes back. */
export async function cancelOne(
  tx: Tx,
  { hotelId, document }: Hotel,
  reservation: StoredReservation,
  stay: StoredRoomStay,
  by: Cancelling,
  now: Instant,
): Promise<{ readonly cancelled: StoredRoomStay; readonly refund: number }> {
  const { reservationId } = reservation;
  const { roomStayIndex } = stay;
  const [cancellationFee = 0] = feesOf(by, [policyFee(by, stay, document.timeZone, now)]);
  const cancelled = { ...stay, status: 'cancel' as const, cancellationFee };
  await giveBackRooms(tx, hotelId, [stay], now);
  await endHeldChange(tx, hotelId, reservationId, now);
  const after = reservation.roomStays.map((one) => (one === stay ? cancelled : one));
  const refund = await requestRefund(tx, { hotelId, reservationId, keep: keptOfPaid(after) }, now);
  const { who, reason, note, hearers } = cancelledBy(by);
  const change = {
    status: 'modify',
    what: 'cancel-room',
    who,
    detail: { roomStayIndex, cancellationFee, ...(refund > 0 ? { refund } : {}), ...reason, ...note },
    roomStays: [cancelled],
  } as const;
  const version = await changeReservation(tx, reservation, change, now);
  const news = { what: 'room-cancelled', version, roomStayIndex, cancellationFee, refund, ...reason } as const;
  await publishNews(tx, reservation, news, hearers);
  return { cancelled, refund };
}
