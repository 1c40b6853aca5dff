import type { Transport } from '@stayfront/contract/call';
import { suggestGuests } from '@stayfront/contract/desk/booking';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';

/** Guests of before whose name, address or telephone has this in it. */
export const guestsQuery = (transport: Transport, hotelId: number, text: string) =>
  queryOptions({
    queryKey: ['guests', hotelId, text],
    queryFn:
      text.length < 2
        ? skipToken
        : ({ signal }) =>
            transport(suggestGuests, { params: { hotelId }, query: { text }, body: undefined }, { signal }),
    placeholderData: keepPreviousData,
  });
