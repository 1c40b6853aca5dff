import { resetSession } from '../../flow/reset-session.ts';
import { useBookingRequest } from '../../flow/use-booking-request.ts';
import { homeFor } from './home-for.ts';
import { useHotel } from './hotel-context.ts';

/** The way to the rooms: to the search that was left, or to a new one once the booking is made. */
export function useHome(): { to: string; onClick?: () => void } {
  const { hotelId } = useHotel();
  const [request] = useBookingRequest(hotelId);
  if (request.done) return { to: `/${hotelId}`, onClick: () => resetSession(hotelId) };
  return { to: homeFor(hotelId, request) };
}
