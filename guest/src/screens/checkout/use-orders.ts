import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { BookingRequest } from '../../flow/booking-request.ts';
import { useBookingRequest, useIsBrowser } from '../../flow/use-booking-request.ts';
import { useHotel } from '../frame/hotel-context.ts';

type Checkout = readonly [BookingRequest | null, ReturnType<typeof useBookingRequest>[1]];

/** The booking request of a checkout step. Without a chosen room there is nothing to check out: the guest goes home. */
export function useOrders(): Checkout {
  const { hotelId } = useHotel();
  const navigate = useNavigate();
  const isBrowser = useIsBrowser();
  const [request, change] = useBookingRequest(hotelId);
  const isEmpty = request.orders.length === 0;
  const isLost = isBrowser && isEmpty && request.done === null;
  useEffect(() => {
    if (isLost) void navigate(`/${hotelId}`, { replace: true });
  }, [isLost, hotelId, navigate]);
  return [isBrowser && !isEmpty ? request : null, change];
}
