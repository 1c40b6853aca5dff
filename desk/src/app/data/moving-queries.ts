import type { Transport } from '@stayfront/contract/call';
import { describeArchive } from '@stayfront/contract/desk/archive';
import { listReservationImports } from '@stayfront/contract/desk/imports';
import { queryOptions } from '@tanstack/react-query';

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
