import { useEffect, useRef } from 'react';
import { withOrders } from '../../app/flow/booking-request.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Whoever leaves the offer without booking leaves with no room in the last stay. Call what it returns on booking. */
export function useDropOrder(): () => void {
  const { hotelId } = useHotel();
  const isBooked = useRef(false);
  useEffect(() => {
    isBooked.current = false;
    return () => {
      // On to the checkout with the rooms that were chosen before: that is no leaving.
      if (isBooked.current || location.pathname.includes('/checkout/')) return;
      const store = bookingStore(hotelId);
      const request = store.read();
      const stays = request.search?.rooms.length ?? 1;
      if (request.orders.length >= stays) store.write(withOrders(request, request.orders.slice(0, stays - 1)));
    };
  }, [hotelId]);
  return () => {
    isBooked.current = true;
  };
}
