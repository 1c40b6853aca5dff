import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { BookingRequest } from '../../app/flow/booking-request.ts';
import { unaskedServices } from '../../app/flow/next-step.ts';
import { useBookingRequest, useIsBrowser } from '../../app/flow/use-booking-request.ts';
import { homeFor } from '../frame/home-for.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

type Checkout = readonly [BookingRequest | null, ReturnType<typeof useBookingRequest>[1]];

/**
 * The booking request of a checkout step. Without a chosen room there is nothing to check out: a guest who comes back
 * after booking, or sits in another tab, sees the booking; any other goes home. A room whose services were not shown yet (a bundle's) comes first.
 */
export function useOrders(step: 'services' | 'after-services' = 'after-services'): Checkout {
  const { hotelId } = useHotel();
  const navigate = useNavigate();
  const isBrowser = useIsBrowser();
  const [request, change] = useBookingRequest(hotelId);
  const isEmpty = request.orders.length === 0;
  const services = step === 'services' ? null : unaskedServices(hotelId, request);
  const isLost = isBrowser && (isEmpty || services !== null);
  const elsewhere =
    services ??
    (request.done
      ? `/${hotelId}/checkout/thank-you?reservationId=${request.done.reservationId}`
      : homeFor(hotelId, request));
  useEffect(() => {
    if (isLost) void navigate(elsewhere, { replace: true });
  }, [isLost, elsewhere, navigate]);
  return [isBrowser && !isLost ? request : null, change];
}
