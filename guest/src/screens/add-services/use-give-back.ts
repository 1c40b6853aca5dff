import { useEffect } from 'react';
import { withOrders } from '../../app/flow/booking-request.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Whoever goes from the services back to the rooms, by whatever way, has not taken the room after all. */
export function useGiveBack(): void {
  const { hotelId } = useHotel();
  useEffect(
    () => () => {
      if (location.pathname.replace(/\/$/, '') !== `/${hotelId}`) return;
      const store = bookingStore(hotelId);
      const request = store.read();
      const last = request.orders.at(-1);
      // On to the next room is no leaving: then this one is booked.
      if (last && !last.isBooked) store.write(withOrders(request, request.orders.slice(0, -1)));
    },
    [hotelId],
  );
}
