import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { changeReservation } from './change-reservation.ts';
import { noteHappening } from './note-happening.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** What the history calls it when a fee of what was cancelled is paid: the booking does not stand again by it. */
const FEE_PAID = 'fee-paid';

/** Writes what was paid for rooms of a locked reservation, which may be cancelled. */
export async function savePaidRooms(
  tx: Tx,
  reservation: StoredReservation,
  roomStays: readonly StoredRoomStay[],
  now: Instant,
): Promise<void> {
  if (!isFinal(reservation.status)) {
    await changeReservation(tx, reservation, { status: 'pay', who: 'provider', roomStays }, now);
    return;
  }
  const { hotelId, reservationId, version } = reservation;
  for (const { roomStayIndex, carried } of roomStays)
    await tx
      .updateTable('room_stay')
      .set({ carried: JSON.stringify(carried) })
      .where('hotel_id', '=', hotelId)
      .where('reservation_id', '=', reservationId)
      .where('room_stay_index', '=', roomStayIndex)
      .execute();
  await tx
    .updateTable('reservation')
    .set({ version: version + 1 })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
  await noteHappening(tx, reservation, { what: FEE_PAID, who: 'provider' }, now);
}
