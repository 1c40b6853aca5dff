import type { Transport } from '@stayfront/contract/call';
import { listHouseWords } from '@stayfront/contract/desk/house/words';
import { queryOptions } from '@tanstack/react-query';
import type { DeskLanguage } from '../i18n/languages.ts';

/** What forms of the house offer to choose from. It changes with a release. */
export const houseWordsQuery = (transport: Transport, hotelId: number, lang: DeskLanguage) =>
  queryOptions({
    queryKey: ['house-words', hotelId, lang],
    queryFn: () => transport(listHouseWords, { params: { hotelId }, query: { lang }, body: undefined }),
    staleTime: Infinity,
  });
