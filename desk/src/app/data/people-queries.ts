import type { Transport } from '@stayfront/contract/call';
import { listChanges } from '@stayfront/contract/desk/changes';
import { listOwnHotels } from '@stayfront/contract/own-hotels';
import { listPasskeys } from '@stayfront/contract/passkeys';
import { listPeople, listSessions } from '@stayfront/contract/people';
import type { RouteCall } from '@stayfront/contract/route';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export const peopleQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['people', hotelId],
    queryFn: () => transport(listPeople, { params: { hotelId }, query: {}, body: undefined }),
  });

export type ChangeFilter = Omit<RouteCall<typeof listChanges>['query'], 'cursor' | 'limit'>;

/** All that people have changed, page by page. */
export const changesQuery = (transport: Transport, hotelId: number, filter: ChangeFilter) =>
  infiniteQueryOptions({
    queryKey: ['changes', hotelId, filter],
    queryFn: ({ pageParam }) =>
      transport(listChanges, {
        params: { hotelId },
        query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        body: undefined,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
  });

export const sessionsQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['sessions', hotelId],
    queryFn: () => transport(listSessions, { params: { hotelId }, query: {}, body: undefined }),
  });

export const passkeysQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['passkeys', hotelId],
    queryFn: () => transport(listPasskeys, { params: { hotelId }, query: {}, body: undefined }),
  });

export const ownHotelsQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['own-hotels', hotelId],
    queryFn: () => transport(listOwnHotels, { params: { hotelId }, query: {}, body: undefined }),
    staleTime: 10 * 60_000,
  });
