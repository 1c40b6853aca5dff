import type { Transport } from '@stayfront/contract/call';
import { listDeskReservations } from '@stayfront/contract/desk/listing';
import { queryOptions } from '@tanstack/react-query';

/** What was booked in the last 24 hours, the newest first. */
export const latelyQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['reservations', hotelId, 'lately'],
    queryFn: ({ signal }) =>
      transport(
        listDeskReservations,
        { params: { hotelId }, query: { view: 'new', sort: '-booked', limit: 12 }, body: undefined },
        { signal },
      ),
  });
