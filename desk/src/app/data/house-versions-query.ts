import type { Transport } from '@stayfront/contract/call';
import { compareHouse, listHouseVersions } from '@stayfront/contract/desk/house/versions';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Every document the house had, the newest first, page by page. */
export const houseVersionsQuery = (transport: Transport, hotelId: number) =>
  infiniteQueryOptions({
    queryKey: ['property-versions', hotelId],
    queryFn: ({ pageParam: before }) =>
      transport(listHouseVersions, {
        params: { hotelId },
        query: { limit: 20, ...(before === null ? {} : { before }) },
        body: undefined,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ versions, hasMore }) => (hasMore ? (versions.at(-1)?.version ?? null) : null),
  });

/** In what a version differs from another one. */
export const houseDifferencesQuery = (transport: Transport, hotelId: number, from: string, to: string) =>
  queryOptions({
    queryKey: ['property-differences', hotelId, from, to],
    queryFn: async () =>
      (await transport(compareHouse, { params: { hotelId }, query: { from, to }, body: undefined })).changes,
    // What two versions say does not change any more; the draft does.
    staleTime: from === 'draft' || to === 'draft' ? 0 : Infinity,
  });
