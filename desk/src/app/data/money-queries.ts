import type { Transport } from '@stayfront/contract/call';
import { getDeskAccount } from '@stayfront/contract/desk/account';
import { getFrontDeskLimit } from '@stayfront/contract/desk/limit';
import { describeNoShow } from '@stayfront/contract/desk/no-show';
import { queryOptions } from '@tanstack/react-query';

/** Every movement of a reservation's money, and its sums. News of the reservation reach it, too. */
export const accountQuery = (transport: Transport, hotelId: number, reservationId: string) =>
  queryOptions({
    queryKey: ['reservation', hotelId, reservationId, 'account'],
    queryFn: ({ signal }) =>
      transport(getDeskAccount, { params: { hotelId, reservationId }, query: {}, body: undefined }, { signal }),
  });

/** What is kept of guests who did not come: asked for anew each time, since what was paid counts. */
export const noShowQuery = (transport: Transport, hotelId: number, reservationId: string) =>
  queryOptions({
    queryKey: ['reservation', hotelId, reservationId, 'no-show'],
    queryFn: ({ signal }) =>
      transport(describeNoShow, { params: { hotelId, reservationId }, query: {}, body: undefined }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** How much the front desk may give of one reservation. */
export const limitQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['front-desk-limit', hotelId],
    queryFn: () => transport(getFrontDeskLimit, { params: { hotelId }, query: {}, body: undefined }),
  });
