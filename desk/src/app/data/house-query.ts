import type { Transport } from '@stayfront/contract/call';
import { getDeskHouse } from '@stayfront/contract/desk/house';
import { queryOptions } from '@tanstack/react-query';
import type { DeskLanguage } from '../i18n/languages.ts';

/** The house, its rooms and rates by name, and who is signed in. */
export const houseQuery = (transport: Transport, hotelId: number, lang: DeskLanguage) =>
  queryOptions({
    queryKey: ['house', hotelId, lang],
    queryFn: () => transport(getDeskHouse, { params: { hotelId }, query: { lang }, body: undefined }),
    staleTime: 10 * 60_000,
  });
