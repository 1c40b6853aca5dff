import type { Cancelled } from '@stayfront/contract/cancel';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readHistory } from './read-history.ts';
import { paidCard } from '../../payment/paid-card.ts';
import { cancelOne } from './cancel-one.ts';
import { cancelledAmounts } from './cancelled-amounts.ts';
import { checkOpen } from './check-open.ts';
import { openByToken, type GuestLink } from './open-by-token.ts';
import type { StoredReservation } from './stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { standingStays } from './standing-stays.ts';

type Input = GuestLink & { readonly roomStayIndex: number };

/** Cancels one room while others of the reservation stay booked. The same room again gets the same answer. */
export async function cancelRoomStay(
  db: Db,
  hotel: Hotel,
  { roomStayIndex, ...link }: Input,
  now: Instant,
): Promise<
  | Cancelled
  | Refusal<
      | 'reservation.expired'
      | 'reservation.held'
      | 'reservation.unknown'
      | 'reservation.was_cancelled'
      | 'room_stay.last'
      | 'room_stay.unknown'
    >
> {
  const { hotelId } = hotel;
  return inHotel(db, hotelId, async (tx) => {
    const reservation = await openByToken(tx, hotel, link, now, 'change');
    if (!reservation) return refuse('reservation.unknown');
    const { reservationId } = reservation;
    if (isFinal(reservation.status)) return refuse('reservation.was_cancelled');
    if (reservation.status === 'held') return refuse('reservation.held');
    const stay = reservation.roomStays.find((one) => one.roomStayIndex === roomStayIndex);
    if (!stay) return refuse('room_stay.unknown');
    const answer = async (gone: StoredRoomStay, refund: number): Promise<Cancelled> => ({
      reservationId,
      status: 'modify',
      cancellationFee: gone.cancellationFee,
      ...cancelledAmounts(reservation, [gone]),
      refund,
      refundCard: await paidCard(tx, hotelId, reservationId),
    });
    if (stay.status === 'cancel') return answer(stay, await refundedBefore(tx, reservation, roomStayIndex));
    if (standingStays(reservation).length === 1) return refuse('room_stay.last');
    const late = checkOpen(hotel, reservation, stay, now);
    if (late) return late;
    const { cancelled, refund } = await cancelOne(tx, hotel, reservation, stay, 'guest', now);
    return answer(cancelled, refund);
  });
}

/** What went back when the room was cancelled, as its history says. */
async function refundedBefore(
  tx: Tx,
  { hotelId, reservationId }: Pick<StoredReservation, 'hotelId' | 'reservationId'>,
  roomStayIndex: number,
): Promise<number> {
  const events = await readHistory(tx, { hotelId, reservationId });
  const { refund } =
    events.find(({ what, detail }) => what === 'cancel-room' && detail['roomStayIndex'] === roomStayIndex)?.detail ??
    {};
  return typeof refund === 'number' ? refund : 0;
}
