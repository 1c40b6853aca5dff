import type { Transport } from '@stayfront/contract/call';
import { describeArchive, listArrivals } from '@stayfront/contract/desk/archive';
import { listReservationImports } from '@stayfront/contract/desk/imports';
import { queryOptions } from '@tanstack/react-query';

export const arrivalsKey = (hotelId: number) => ['arrivals', hotelId] as const;
const soonMs = 1_500;

/** What an archive of the hotel would have in it. */
export const archiveQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['archive', hotelId],
    queryFn: () => transport(describeArchive, { params: { hotelId }, query: {}, body: undefined }),
  });

/** Files of reservations that were brought along. */
export const importsQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['imports', hotelId],
    queryFn: () => transport(listReservationImports, { params: { hotelId }, query: {}, body: undefined }),
  });

/** Archives that were sent to become hotels, and how far each is; asked again while somebody is at one. */
export const arrivalsQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: arrivalsKey(hotelId),
    queryFn: async () => (await transport(listArrivals, { params: { hotelId }, query: {}, body: undefined })).arrivals,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'checking' || one.state === 'bringing') ? soonMs : false,
  });
