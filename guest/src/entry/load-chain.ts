import { RefusedCall, type Transport } from '@stayfront/contract/call';
import { getHotelChainConfig, type HotelChainConfig } from '@stayfront/contract/chain';
import type { HotelConfig } from '@stayfront/contract/hotel';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { QueryClient } from '@tanstack/react-query';
import { chainPricesQuery, chainQuery } from '../app/data/chain-queries.ts';
import { descriptiveInfoQuery } from '../app/data/queries.ts';
import { hotelToday, readSearch } from '../app/flow/search.ts';
import type { SpokenLanguage } from '../app/i18n/language-names.ts';

/** The chain of an address, in no particular language: which hotels it has decides how the page speaks and looks. */
export async function findChain(transport: Transport, chainId: number): Promise<HotelChainConfig | null> {
  try {
    return await transport(getHotelChainConfig, { params: { chainId }, query: {}, body: undefined });
  } catch (error) {
    if (error instanceof RefusedCall) return null;
    throw error;
  }
}

type ChainRequest = {
  readonly queryClient: QueryClient;
  readonly transport: Transport;
  readonly chain: HotelChainConfig;
  readonly config: HotelConfig;
  readonly searchParams: URLSearchParams;
  readonly language: SpokenLanguage;
  readonly currency: CurrencyCode;
  readonly now: Instant;
};

/**
 * Asks beforehand what the page of a chain is going to ask; what fails is asked again, and shown, by the page. Gives back
 * the chain in the guest's language.
 */
export async function loadChain(request: ChainRequest): Promise<HotelChainConfig> {
  const { queryClient, transport, chain, config, searchParams, language, currency, now } = request;
  const info = await queryClient.query(descriptiveInfoQuery(transport, config.hotelId, language));
  const { stay, rooms, guests } = readSearch(searchParams, config, hotelToday(info.timeZone, now));
  const [inLanguage] = await Promise.allSettled([
    queryClient.query(chainQuery(transport, chain.chainId, language)),
    queryClient.query(chainPricesQuery(transport, chain.chainId, { stay, guests: rooms[0] ?? guests, currency })),
  ]);
  return inLanguage.status === 'fulfilled' ? inLanguage.value : chain;
}
