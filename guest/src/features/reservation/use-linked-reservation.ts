import { RefusedCall } from '@stayfront/contract/call';
import type { getReservation, Reservation } from '@stayfront/contract/reservation';
import { useQuery } from '@tanstack/react-query';
import { reservationQuery } from '../../app/data/queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { refusedAs, type Refusals } from '../../app/flow/refused-as.ts';
import type { ReservationLink } from '../../app/flow/reservation-link.ts';
import { useIsBrowser } from '../../app/flow/use-booking-request.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

type Linked =
  | { readonly state: 'waiting' }
  /** No such reservation, or not with this token: which of the two nobody is told. */
  | { readonly state: 'unknown' }
  | { readonly state: 'erased' }
  | { readonly state: 'silent'; readonly retry: () => void }
  | { readonly state: 'found'; readonly reservation: Reservation };

const ways: Refusals<typeof getReservation, 'erased' | 'unknown'> = {
  'reservation.erased': 'erased',
  'reservation.unknown': 'unknown',
  'hotel.unknown': 'unknown',
};

/** The reservation a link opens. */
export function useLinkedReservation(link: ReservationLink): Linked {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const transport = useTransport();
  const isBrowser = useIsBrowser();
  const isWhole = link.reservationId !== '' && link.token !== '';
  const found = useQuery({
    ...reservationQuery(transport, hotelId, link, language),
    enabled: isWhole,
    // In another language it is the same reservation: what is typed into its form stays.
    placeholderData: (before) => (before?.reservationId === link.reservationId ? before : undefined),
  });
  if (found.error instanceof RefusedCall) return { state: refusedAs(found.error, ways) ?? 'unknown' };
  if (isBrowser && !isWhole) return { state: 'unknown' };
  if (found.isError) return { state: 'silent', retry: () => void found.refetch() };
  return found.data ? { state: 'found', reservation: found.data } : { state: 'waiting' };
}
