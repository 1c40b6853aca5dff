import { resetSession } from '../../app/flow/reset-session.ts';
import { useLocation } from 'react-router';
import { withOrders } from '../../app/flow/booking-request.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { homeFor } from './home-for.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/**
 * The way to the rooms: to the search that was left, or to a new one once the booking is made. From the services it
 * gives back the room that was chosen last.
 */
export function useHome(): { to: string; onClick?: () => void } {
  const { hotelId, chain } = useHotel();
  const { pathname } = useLocation();
  const [request, change] = useBookingRequest(hotelId);
  if (chain) return { to: `/hotel-chain/${chain.chainId}` };
  // Who pays for a reservation begins anew afterwards, as one who has booked.
  const isPaying = pathname.startsWith(`/${hotelId}/reservation/payment`);
  if (request.done || isPaying) return { to: `/${hotelId}`, onClick: () => resetSession(hotelId) };
  const to = homeFor(hotelId, request);
  if (!pathname.startsWith(`/${hotelId}/checkout/add-services/`)) return { to };
  return { to, onClick: () => change((current) => withOrders(current, current.orders.slice(0, -1))) };
}
