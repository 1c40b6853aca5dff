import { initPaymentTransaction } from '@stayfront/contract/payment';
import type { ReservationLink } from '../flow/reservation-link.ts';
import type { ReadBegun } from './read-begun.ts';
import { useTransport } from './transport.tsx';
import { useBeginAway } from './use-begin-away.ts';

/** Begins to pay for a reservation by its link. */
export function useBeginByLink(hotelId: number, link: ReservationLink, readBegun: ReadBegun) {
  const transport = useTransport();
  const { reservationId } = link;
  return useBeginAway(
    hotelId,
    link,
    'reservation-payment',
    (wish) =>
      transport(initPaymentTransaction, {
        params: { hotelId, reservationId },
        query: {},
        body: { ...wish, by: 'link' },
      }),
    readBegun,
  );
}
