import type { Transport } from '@stayfront/contract/call';
import { getCardRequest } from '@stayfront/contract/card-request';
import { queryOptions } from '@tanstack/react-query';
import type { ReservationLink } from '../flow/reservation-link.ts';

/** Whether the hotel asks for a card. Never old: it may have been given in another window. */
export const cardRequestQuery = (transport: Transport, hotelId: number, { reservationId, token }: ReservationLink) =>
  queryOptions({
    queryKey: ['card-request', hotelId, reservationId],
    queryFn: () =>
      transport(getCardRequest, { params: { hotelId, reservationId }, query: { t: token }, body: undefined }),
    staleTime: 10_000,
  });
