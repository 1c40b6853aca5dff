import type { Transport } from '@stayfront/contract/call';
import { getSetUp } from '@stayfront/contract/desk/set-up';
import { listSetUpTemplates } from '@stayfront/contract/desk/set-up-templates';
import { queryOptions } from '@tanstack/react-query';
import type { DeskLanguage } from '../i18n/languages.ts';

export const setUpKey = (hotelId: number) => ['set-up', hotelId] as const;

/** How far the hotel is set up, and what is missing. */
export const setUpQuery = (transport: Transport, hotelId: number) =>
  queryOptions({
    queryKey: setUpKey(hotelId),
    queryFn: ({ signal }) => transport(getSetUp, { params: { hotelId }, query: {}, body: undefined }, { signal }),
    staleTime: 30_000,
  });

/** What rooms, rates and policies may begin as. */
export const setUpTemplatesQuery = (transport: Transport, hotelId: number, lang: DeskLanguage) =>
  queryOptions({
    queryKey: ['set-up-templates', hotelId, lang],
    queryFn: () => transport(listSetUpTemplates, { params: { hotelId }, query: { lang }, body: undefined }),
    staleTime: 60 * 60_000,
  });
