import { useEffect } from 'react';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { publish } from '../../app/flow/events.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { MadeReservation } from './use-made-reservation.ts';

/** Says that a booking stands: the one this browser has made, and not while its rooms are only held. */
export function useTellBooked(made: MadeReservation): void {
  const { hotelId } = useHotel();
  const reservation = made.state === 'made' ? made.reservation : null;
  const key = reservation && `${reservation.reservationId} ${reservation.status}`;
  useEffect(() => {
    if (!reservation || !['book', 'pay', 'modify'].includes(reservation.status)) return;
    if (bookingStore(hotelId).read().done?.reservationId !== reservation.reservationId) return;
    publish({ name: 'booked', hotelId, reservation });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each reservation, not for each look at it
  }, [hotelId, key]);
}
