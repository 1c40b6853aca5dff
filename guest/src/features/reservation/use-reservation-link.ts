import { useParams, useSearchParams } from 'react-router';
import { tokenIn, type ReservationLink } from '../../app/flow/reservation-link.ts';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/** The link this page was opened with; without a token in it, that of the booking this browser has made. */
export function useReservationLink(): ReservationLink {
  const { hotelId } = useHotel();
  const { reservationId = '' } = useParams();
  const [query] = useSearchParams();
  const [{ done }] = useBookingRequest(hotelId);
  const kept = done?.reservationId === reservationId ? done.token : '';
  return { reservationId, token: tokenIn(query) || kept };
}
