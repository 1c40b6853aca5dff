import type { Transport } from '@stayfront/contract/call';
import { previewRoot } from '@stayfront/contract/house-preview';
import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { partyQueryOf } from '@stayfront/contract/party';
import type { GuestBounds } from '@stayfront/rules/stay/guests';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { guestsOfAges } from './guests-of-ages.ts';
import type { DeskLanguage } from '../i18n/languages.ts';

/** Somebody who could come. */
export type ExampleStay = {
  readonly arrival: string;
  readonly nights: number;
  readonly adults: number;
  readonly ages: readonly number[];
};

/** Asked of the pages with the draft in them: the engine's own search, with rules that nobody has published. */
const searchOfDraft = { ...getRoomsAvailabilities, path: `${previewRoot}${getRoomsAvailabilities.path}` } as const;

/** What a guest would be offered by the draft; `number`: of the draft. */
export const houseExampleQuery = (
  transport: Transport,
  hotelId: number,
  { arrival, nights, adults, ages }: ExampleStay,
  { number, bounds, lang }: { readonly number: number; readonly bounds: GuestBounds; readonly lang: DeskLanguage },
) =>
  queryOptions({
    queryKey: ['house-example', hotelId, arrival, nights, adults, ages, lang, number],
    queryFn: ({ signal }) =>
      transport(
        searchOfDraft,
        {
          params: { hotelId },
          query: {
            checkIn: stayDate(arrival),
            checkOut: addDays(stayDate(arrival), nights),
            ...partyQueryOf(guestsOfAges(adults, ages, bounds)),
            lang,
          },
          body: undefined,
        },
        { signal },
      ),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
