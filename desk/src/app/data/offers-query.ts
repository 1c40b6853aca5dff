import type { Transport } from '@stayfront/contract/call';
import { searchForHotel } from '@stayfront/contract/desk/search';
import { partyQueryOf } from '@stayfront/contract/party';
import type { GuestBounds } from '@stayfront/rules/stay/guests';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DeskLanguage } from '../i18n/languages.ts';
import { guestsOfAges } from './guests-of-ages.ts';

/** What somebody at the telephone wants. */
export type Asking = {
  readonly arrival: string;
  readonly nights: number;
  readonly adults: number;
  readonly ages: readonly number[];
  readonly promoCode: string;
};

/** With the rooms that are chosen already, as the search wants them. */
export type Asked = Asking & { readonly chosen: string };

/** Rooms and rates for somebody at the telephone or the door. */
export const offersQuery = (
  transport: Transport,
  hotelId: number,
  { arrival, nights, adults, ages, promoCode, chosen }: Asked,
  bounds: GuestBounds,
  lang: DeskLanguage,
) =>
  queryOptions({
    queryKey: ['offers', hotelId, arrival, nights, adults, ages, promoCode, chosen, lang],
    queryFn: ({ signal }) =>
      transport(
        searchForHotel,
        {
          params: { hotelId },
          query: {
            checkIn: stayDate(arrival),
            checkOut: addDays(stayDate(arrival), nights),
            ...partyQueryOf(guestsOfAges(adults, ages, bounds)),
            ...(promoCode === '' ? {} : { promoCode }),
            ...(chosen === '' ? {} : { chosen }),
            lang,
          },
          body: undefined,
        },
        { signal },
      ),
    staleTime: 5 * 60_000,
    // Quotes hold for twenty minutes and a call may last longer: they are asked for again when they end, and not before.
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data } }) =>
      data ? Math.min(Math.max(Date.parse(data.validUntil) - Date.now(), 30_000), 20 * 60_000) : false,
    placeholderData: keepPreviousData,
  });
