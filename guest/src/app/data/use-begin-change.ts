import { payChange } from '@stayfront/contract/change';
import type { ReservationLink } from '../flow/reservation-link.ts';
import type { ReadBegun } from './read-begun.ts';
import { useTransport } from './transport.tsx';
import { useBeginAway } from './use-begin-away.ts';

/** Begins to pay for a change that is held. */
export function useBeginChange(hotelId: number, link: ReservationLink, changeId: string, readBegun: ReadBegun) {
  const transport = useTransport();
  const { reservationId } = link;
  return useBeginAway(
    hotelId,
    link,
    'change-status',
    (wish) => transport(payChange, { params: { hotelId, reservationId, changeId }, query: {}, body: wish }),
    readBegun,
  );
}
