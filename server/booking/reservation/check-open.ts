import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { deadlineOf } from './deadline-of.ts';
import type { StoredReservation } from './stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';

/** Whether there is still time to change a booked room; or, for null, who comes and which rooms are added. */
export const checkOpen = (
  hotel: Hotel,
  reservation: StoredReservation,
  stay: StoredRoomStay | null,
  now: Instant,
): Refusal<'reservation.expired'> | null =>
  now > deadlineOf(hotel, reservation, stay) ? refuse('reservation.expired') : null;
