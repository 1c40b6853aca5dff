import type { Quote } from '@stayfront/rules/booking/quote';
import type pg from 'pg';
import type { NewReservation } from './new-reservation.store.ts';

/**
 * Lets go of the rooms that were held for guests of the waiting list, right before the same transaction takes them: to
 * everybody else they are gone without a gap. Should the rooms not be had after all, the offer stands as it did.
 */
export const takeOffers = (
  { hotelId, reservationId }: Pick<NewReservation, 'hotelId' | 'reservationId'>,
  offered: readonly Quote[],
): pg.QueryConfig[] => {
  if (offered.length === 0) return [];
  return [
    {
      name: 'take-offers',
      text: `with taken as (
               update waiting set state = 'booked', reservation_id = $3, offered_room_id = null, offered_products = null,
                      offered_until = null
                where hotel_id = $1 and waiting_id = any($2::text[]) and state = 'offered'
               returning waiting_id)
             delete from hold using taken
              where hold.hotel_id = $1 and hold.reservation_id = taken.waiting_id`,
      values: [hotelId, offered.map(({ waitingId }) => waitingId), reservationId],
    },
  ];
};
