import type { Transport } from '@stayfront/contract/call';
import { listCalendarFeeds } from '@stayfront/contract/desk/calendar-feeds';
import { queryOptions } from '@tanstack/react-query';

/** Calendars of taken nights, told and read. */
export const feedsQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: ['connections', hotelId, 'feeds'],
    queryFn: ({ signal }) =>
      transport(listCalendarFeeds, { params: { hotelId }, query: {}, body: undefined }, { signal }),
  });
