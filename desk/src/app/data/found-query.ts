import type { Transport } from '@stayfront/contract/call';
import { listDeskReservations } from '@stayfront/contract/desk/listing';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';

/** The few reservations that a text fits best. */
export const foundQuery = (transport: Transport, hotelId: number, text: string) =>
  queryOptions({
    queryKey: ['found', hotelId, text],
    queryFn:
      text.length < 2
        ? skipToken
        : ({ signal }) =>
            transport(
              listDeskReservations,
              { params: { hotelId }, query: { text, limit: 6 }, body: undefined },
              { signal },
            ),
    placeholderData: keepPreviousData,
  });
