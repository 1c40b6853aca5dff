import type { HotelChainConfig } from '@stayfront/contract/chain';
import { RefusedCall, type Transport } from '@stayfront/contract/call';
import { choiceCookies } from '@stayfront/contract/choice-cookies';
import type { PageRequest } from '@stayfront/contract/guest-app';
import type { HotelConfig } from '@stayfront/contract/hotel';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { QueryClient } from '@tanstack/react-query';
import { configQuery } from '../app/data/queries.ts';
import { chosenCookie, readChosen, readHeld, type ChosenRoom } from '../app/flow/chosen-cookie.ts';
import { readSession, sessionCookie, type Session } from '../app/flow/session-cookie.ts';
import type { Mode } from '../app/flow/visit.tsx';
import type { SpokenLanguage } from '../app/i18n/language-names.ts';
import { chooseLanguage } from '../app/i18n/languages.ts';
import { chooseCurrency } from '../app/page/choose-currency.ts';
import { findPage, type FoundPage } from '../app/page/find-page.ts';
import { makeQueryClient } from '../app/page/query-client.ts';
import { readAddress } from '../app/page/read-address.ts';
import { findChain } from './load-chain.ts';

/** What a request asks for, and how its page is to speak, count and look. */
export type OpenedPage = {
  readonly page: FoundPage;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  readonly queryClient: QueryClient;
  readonly chain: HotelChainConfig | null;
  /** Of the hotel, or of the one that stands for a chain. */
  readonly config: HotelConfig | undefined;
  readonly wishes: { readonly query: string | null; readonly stored: string | undefined; readonly browser: string };
  readonly language: SpokenLanguage;
  readonly currency: CurrencyCode;
  readonly mode: Mode;
  /** Read only where it is asked for: a page that hangs on no session is the same for all. */
  session(): Session | null;
  readonly chosen: readonly ChosenRoom[];
  readonly held: string | null;
};

export async function openPage(request: PageRequest): Promise<OpenedPage> {
  const { pathname, searchParams } = readAddress(request.url, request.origin);
  const page = findPage(pathname);
  const queryClient = makeQueryClient(true);
  const chain = page.kind === 'chain' ? await findChain(request.transport, page.chainId) : null;
  const host = page.kind === 'hotel' ? page.hotelId : chain?.hotelChainHotels[0]?.hotelId;
  const config = await loadConfig(queryClient, request.transport, host);
  const { cookies } = request;
  const wishes = {
    query: searchParams.get('lang'),
    stored: cookies[choiceCookies.language.name],
    browser: request.acceptLanguage,
  };
  const session = (): Session | null => (config ? readSession(cookies[sessionCookie(config.hotelId)]) : null);
  const chosen = config ? cookies[chosenCookie(config.hotelId)] : undefined;
  return {
    page,
    pathname,
    searchParams,
    queryClient,
    chain,
    config,
    wishes,
    language: chooseLanguage({ ...wishes, hotel: config?.language }),
    currency: chooseCurrency({
      query: searchParams.get('currency'),
      stored: cookies[choiceCookies.currency.name],
      config,
    }),
    mode: chooseMode(searchParams.get('theme'), cookies[choiceCookies.mode.name], config),
    session,
    chosen: chosen === undefined ? [] : readChosen(chosen, session()?.id),
    held: readHeld(chosen),
  };
}

async function loadConfig(
  queryClient: QueryClient,
  transport: Transport,
  hotelId: number | undefined,
): Promise<HotelConfig | undefined> {
  if (hotelId === undefined) return undefined;
  try {
    return await queryClient.query(configQuery(transport, hotelId));
  } catch (error) {
    // A number that no hotel can have is refused as such.
    const isUnknown = error instanceof RefusedCall && (error.problem.status === 404 || error.problem.status === 400);
    if (isUnknown) return undefined;
    throw error;
  }
}

function chooseMode(query: string | null, stored: string | undefined, config: HotelConfig | undefined): Mode {
  const isMode = (wish: string | null | undefined): wish is Mode => wish === 'light' || wish === 'dark';
  if (isMode(query)) return query;
  if (isMode(stored)) return stored;
  return config?.theme.isDarkMode ? 'dark' : 'light';
}
