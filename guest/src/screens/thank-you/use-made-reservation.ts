import { RefusedCall } from '@stayfront/contract/call';
import type { Reservation } from '@stayfront/contract/reservation';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { reservationQuery } from '../../app/data/queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useAskStatus } from '../../app/data/use-ask-status.ts';
import type { Paying } from '../../app/flow/paying.ts';
import { useBookingRequest, useIsBrowser } from '../../app/flow/use-booking-request.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

export type MadeReservation =
  | { readonly state: 'waiting' }
  /** Its payment is pending. */
  | { readonly state: 'paying'; readonly paying: Paying }
  /** The guest is to confirm it by mail, or was and has not. */
  | { readonly state: 'unconfirmed'; readonly reservation: Reservation }
  /** There is no such reservation here, or its payment came to nothing. */
  | { readonly state: 'gone' }
  | { readonly state: 'silent'; readonly retry: () => void }
  | { readonly state: 'made'; readonly reservation: Reservation; readonly isPaid: boolean };

const [lookEveryMs, mostLooks] = [2_000, 6];
/** So soon this page shows what the guest has confirmed elsewhere. */
const lookForMailEveryMs = 5_000;

/** The reservation that was made, found by its number and the token this browser or the mail's link holds. */
export function useMadeReservation(): MadeReservation {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const transport = useTransport();
  const askStatus = useAskStatus(hotelId);
  const isBrowser = useIsBrowser();
  const [query] = useSearchParams();
  const [{ done, paying }] = useBookingRequest(hotelId);
  const reservationId = query.get('reservationId') ?? done?.reservationId ?? '';
  const token = query.get('t') ?? [done, paying].find((one) => one?.reservationId === reservationId)?.token ?? '';
  const link = { reservationId, token };
  const isPending = paying?.reservationId === reservationId;
  const isKnown = reservationId !== '' && token !== '';
  const found = useQuery({
    ...reservationQuery(transport, hotelId, link, language),
    enabled: isKnown && !isPending,
    // The mail is on its way a moment after the booking; whether it left the guest has to know.
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.status === 'held' && data.awaits === 'mail') return lookForMailEveryMs;
      return data?.confirmationMail === 'waiting' && dataUpdateCount < mostLooks ? lookEveryMs : false;
    },
  });
  const reservation = found.data;
  // Paid says it all; for anything else that was to be paid in advance the provider is asked through the hotel.
  const isOpen = reservation !== undefined && reservation.payableNow > 0 && reservation.status !== 'pay';
  const { data: status } = useQuery({
    queryKey: ['transaction-status', hotelId, reservationId],
    queryFn: () => askStatus(link),
    enabled: isBrowser && isOpen,
  });
  if (isPending) return { state: 'paying', paying };
  if (found.error instanceof RefusedCall || (isBrowser && !isKnown)) return { state: 'gone' };
  if (found.isError) return { state: 'silent', retry: () => void found.refetch() };
  if (reservation?.awaits === 'mail') return { state: 'unconfirmed', reservation };
  if (!reservation || (reservation.status === 'held' && status === undefined)) return { state: 'waiting' };
  const isOver = reservation.status === 'discarded' || (reservation.status === 'held' && status === 'fail');
  if (isOver) return { state: 'gone' };
  return { state: 'made', reservation, isPaid: reservation.status === 'pay' || status === 'success' };
}
