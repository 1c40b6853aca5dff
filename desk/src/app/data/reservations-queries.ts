import type { Transport } from '@stayfront/contract/call';
import { countDeskReservations, listDeskReservations } from '@stayfront/contract/desk/listing';
import { listSavedViews } from '@stayfront/contract/desk/views';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { askedOf, type ListQuery } from './list-query.ts';

/** The list, a page at a time. */
export const reservationsQuery = (transport: Transport, hotelId: number, shown: ListQuery) => {
  const query = askedOf(shown);
  return infiniteQueryOptions({
    queryKey: ['reservations', hotelId, 'list', query],
    queryFn: ({ signal, pageParam }) =>
      transport(
        listDeskReservations,
        { params: { hotelId }, query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) }, body: undefined },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
  });
};

/** How many each view has, and how many are shown. */
export const countsQuery = (transport: Transport, hotelId: number, shown: ListQuery) => {
  const { sort: _, ...query } = askedOf(shown);
  return queryOptions({
    queryKey: ['reservations', hotelId, 'counts', query],
    queryFn: ({ signal }) =>
      transport(countDeskReservations, { params: { hotelId }, query, body: undefined }, { signal }),
  });
};

/** The views that whoever is signed in has saved. */
export const savedViewsQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['saved-views', hotelId],
    queryFn: () => transport(listSavedViews, { params: { hotelId }, query: {}, body: undefined }),
  });
