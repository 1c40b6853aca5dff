import { useSearchParams } from 'react-router';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/** The token that opens a reservation: of the link the guest came by, or what this browser has kept since booking it. */
export function useOwnToken(reservationId: string): string | null {
  const { hotelId } = useHotel();
  const [query] = useSearchParams();
  const [{ done }] = useBookingRequest(hotelId);
  return query.get('t') ?? (done?.reservationId === reservationId ? done.token : null);
}
