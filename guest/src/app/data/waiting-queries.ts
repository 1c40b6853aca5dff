import type { Transport } from '@stayfront/contract/call';
import { getWaiting, getWaitingList } from '@stayfront/contract/waiting';
import { queryOptions } from '@tanstack/react-query';

/** What a link of the waiting list carries. */
export type WaitingLink = { readonly waitingId: string; readonly token: string };

/** Whether guests may put themselves on the list. */
export const waitingListQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['waiting-list', hotelId],
    queryFn: () => transport(getWaitingList, { params: { hotelId }, query: {}, body: undefined }),
    staleTime: 60_000,
  });

/** Where somebody stands. Never old: a room may have come free, or its time be over. */
export const waitingQuery = (transport: Transport, hotelId: number, { waitingId, token }: WaitingLink) =>
  queryOptions({
    queryKey: ['waiting', hotelId, waitingId],
    queryFn: () => transport(getWaiting, { params: { hotelId, waitingId }, query: { t: token }, body: undefined }),
    staleTime: 10_000,
  });
