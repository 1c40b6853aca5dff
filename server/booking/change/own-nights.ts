import type { ChosenRoom } from '@stayfront/rules/grid/without-chosen';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { exchangeDemand } from '../reservation/exchange-demand.ts';
import { readHeldChange } from '../reservation/read-change.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/** What is a reservation's own already: the booked nights of the room, and those that an unpaid change still holds. */
export async function ownNights(
  tx: Tx,
  reservation: StoredReservation,
  before: StoredRoomStay | null,
  now: Instant,
): Promise<ChosenRoom[]> {
  const held = await readHeldChange(tx, reservation.hotelId, reservation.reservationId);
  const isHeld = held?.holdExpiresAt && held.holdExpiresAt > now;
  const nights = isHeld ? exchangeDemand(reservation, held.stays).filter(({ rooms }) => rooms > 0) : [];
  return [
    ...(before ? [before.quote] : []),
    ...nights.map(({ date, roomId }) => ({ roomId, arrival: date, departure: addDays(date, 1) })),
  ];
}
