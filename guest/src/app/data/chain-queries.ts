import type { Transport } from '@stayfront/contract/call';
import { getHotelChainAvailabilities, getHotelChainConfig } from '@stayfront/contract/chain';
import { partyQueryOf } from '@stayfront/contract/party';
import { queryOptions } from '@tanstack/react-query';
import type { Question } from '../flow/question.ts';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { contentStays, pricesStay } from './queries.ts';

export const chainQuery = (transport: Transport, chainId: number, lang: SpokenLanguage) =>
  queryOptions({
    queryKey: ['chain', chainId, lang],
    queryFn: () => transport(getHotelChainConfig, { params: { chainId }, query: { lang }, body: undefined }),
    staleTime: contentStays,
  });

/** The best price of every hotel of a chain. */
export const chainPricesQuery = (
  transport: Transport,
  chainId: number,
  { stay, guests, currency }: Pick<Question, 'stay' | 'guests' | 'currency'>,
) =>
  queryOptions({
    queryKey: ['chain-prices', chainId, stay, guests, currency],
    queryFn: ({ signal }) =>
      transport(
        getHotelChainAvailabilities,
        {
          params: { chainId },
          query: {
            checkIn: stay.arrival,
            checkOut: stay.departure,
            ...partyQueryOf(guests),
            currency,
          },
          body: undefined,
        },
        { signal },
      ),
    staleTime: pricesStay,
  });
