import type { Transport } from '@stayfront/contract/call';
import { listConnections } from '@stayfront/contract/desk/connections';
import { getMessage, listMessages } from '@stayfront/contract/desk/messages';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export const connectionsQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['connections', hotelId],
    queryFn: ({ signal }) =>
      transport(listConnections, { params: { hotelId }, query: {}, body: undefined }, { signal }),
  });

export type MessageFilter = { readonly connectionId?: string; readonly open?: 'yes'; readonly text?: string };

/** What others were told of, page by page. */
export const messagesQuery = (transport: Transport, hotelId: number, filter: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: ['messages', hotelId, filter],
    queryFn: ({ pageParam }) =>
      transport(listMessages, {
        params: { hotelId },
        query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        body: undefined,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });

export const messageQuery = (transport: Transport, hotelId: number, messageId: string) =>
  queryOptions({
    queryKey: ['message', hotelId, messageId],
    queryFn: ({ signal }) =>
      transport(getMessage, { params: { hotelId, messageId }, query: {}, body: undefined }, { signal }),
  });
