import { RefusedCall, type Transport } from '@stayfront/contract/call';
import { choiceCookies } from '@stayfront/contract/choice-cookies';
import type { HotelConfig } from '@stayfront/contract/hotel';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { StaticRouter } from 'react-router';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { configQuery, descriptiveInfoQuery } from '../app/data/queries.ts';
import { chosenCookie, readChosen, readHeld } from '../app/flow/chosen-cookie.ts';
import { readSession, sessionCookie } from '../app/flow/session-cookie.ts';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { catalogueModules } from '../app/i18n/catalogue-modules.ts';
import { chooseLanguage } from '../app/i18n/languages.ts';
import { textsIn } from '../app/i18n/texts-in.ts';
import { chooseCurrency } from '../app/page/choose-currency.ts';
import { chooseWords, languageToKeep } from '../app/page/choose-words.ts';
import type { Boot } from '../app/page/boot.ts';
import { deepLinkRedirect } from '../app/page/deep-link-redirect.ts';
import { findRedirect as findRedirectOf } from '../app/page/find-redirect.ts';
import { findPage, type FoundPage } from '../app/page/find-page.ts';
import { isClosed } from '../app/page/is-closed.ts';
import { firstViewPreloads } from './first-view-preloads.ts';
import { freshRedirect, searchRedirect } from '../app/page/search-redirect.ts';
import { findChain, loadChain } from './load-chain.ts';
import { loadScreen } from './load-screen.ts';
import { pageTitle } from '../app/page/page-title.ts';
import { makeQueryClient } from '../app/page/query-client.ts';
import { queryKept } from '../app/page/query-kept.ts';
import { readAddress } from '../app/page/read-address.ts';
import { shopOriginOf } from '../app/page/shop-origin-of.ts';
import { renderToText } from '../app/page/render-to-text.ts';
import { Root } from './root.tsx';
import { shareChain } from './share/share-chain.ts';
import { sharePage } from './share/share-page.ts';
import { tabIcon } from '../app/page/tab-icon.ts';
import { tagsOf } from '../app/page/tags-of.ts';
import { themeCss } from '../app/page/theme-css.ts';
import { fontFaces } from '@stayfront/ui/theme/font-faces.ts';
import { allFamilies, defaultFamily } from '@stayfront/ui/theme/fonts.ts';
import { landingCookies } from '../app/page/landing-cookies.ts';
import type { Mode, PaymentOnPage, Visit } from '../app/flow/visit.tsx';
import { chainEntry } from '../screens/chain/chain-entry.ts';
import { filterNames } from '../features/search/room-filters.ts';

type PageRequest = {
  readonly url: string;
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly acceptLanguage: string;
  readonly transport: Transport;
  readonly now: Instant;
  readonly isDemo: boolean;
  readonly isFramed: boolean;
  readonly isReporting: boolean;
  paymentOf(hotelId: number): Promise<PaymentOnPage | null>;
};

export const findRedirect = ({
  url,
  origin,
  cookies,
  isDemo,
}: Pick<PageRequest, 'url' | 'origin' | 'cookies' | 'isDemo'>): string | null => {
  const { pathname, searchParams } = readAddress(url, origin);
  return findRedirectOf({ pathname, query: searchParams, storedHotel: cookies[choiceCookies.hotel.name], isDemo });
};

/** Draws the first view of a page with everything in it: the hotel's look, the guest's language, and today's prices. */
export async function renderPage(request: PageRequest) {
  const { pathname, searchParams } = readAddress(request.url, request.origin);
  const page = findPage(pathname);
  const queryClient = makeQueryClient(true);
  const chain = page.kind === 'chain' ? await findChain(request.transport, page.chainId) : null;
  const host = page.kind === 'hotel' ? page.hotelId : chain?.hotelChainHotels[0]?.hotelId;
  const config = await loadConfig(queryClient, request.transport, host);
  const wishes = {
    query: searchParams.get('lang'),
    stored: request.cookies[choiceCookies.language.name],
    browser: request.acceptLanguage,
  };
  const language = chooseLanguage({ ...wishes, hotel: config?.language });
  const currency = chooseCurrency({
    query: searchParams.get('currency'),
    stored: request.cookies[choiceCookies.currency.name],
    config,
  });
  const isOffice = page.kind === 'hotel' && page.route?.isOffice === true;
  const mode = isOffice
    ? 'light'
    : chooseMode(searchParams.get('theme'), request.cookies[choiceCookies.mode.name], config);
  const session = config ? readSession(request.cookies[sessionCookie(config.hotelId)]) : null;
  const chosen = config ? readChosen(request.cookies[chosenCookie(config.hotelId)], session?.id) : [];
  const held = config ? readHeld(request.cookies[chosenCookie(config.hotelId)]) : null;
  const [info, loaded, shownChain] = await Promise.all([
    config && queryClient.query(descriptiveInfoQuery(request.transport, config.hotelId, language)),
    config && page.kind === 'hotel'
      ? loadScreen(page.route, {
          queryClient,
          transport: request.transport,
          config,
          pathname,
          searchParams,
          language,
          currency,
          chosen,
          session,
          held,
          now: request.now,
        })
      : null,
    chain && config
      ? loadChain({
          queryClient,
          transport: request.transport,
          chain,
          config,
          searchParams,
          language,
          currency,
          now: request.now,
        })
      : null,
  ]);
  // A chain has houses in several countries, and speaks as all its readers know it.
  const words = chooseWords(wishes, chain ? undefined : info?.address.countryCode);
  const i18n = await textsIn(language, words);
  const { now, isDemo } = request;
  const redirectTo =
    maintenanceRedirect(page, config, searchParams) ??
    loaded?.instead ??
    (page.kind === 'hotel' && config && info
      ? (deepLinkRedirect({ pathname, route: page.route, query: searchParams, config, info }) ??
        searchRedirect({ pathname, route: page.route, config, info, query: searchParams, session, now }))
      : chain && config && info
        ? freshRedirect(pathname, { config, info, query: searchParams, now })
        : null);
  const route = page.kind === 'hotel' && config ? page.route : null;
  const { isFramed } = request;
  // Nothing of a provider comes into somebody's frame: there a payment leads out, to a page of its own.
  const isPaidHere = route?.takesPayment && !isFramed;
  const payment = isPaidHere && config ? await request.paymentOf(config.hotelId) : undefined;
  const tags = route && config ? tagsOf(route, config, searchParams) : null;
  const said = {
    payment,
    tags,
    language,
    currency,
    mode,
    now,
    isDemo,
    isFramed,
    sortBy: request.cookies[choiceCookies.sorting.name] ?? null,
    chosen,
    held,
  };
  const visit: Visit = { ...said, speak: () => {}, pay: () => {}, light: () => {} };
  const html = await renderToText(
    <Root
      i18n={i18n}
      visit={visit}
      transport={request.transport}
      queryClient={queryClient}
      router={(children) => <StaticRouter location={request.url}>{children}</StaticRouter>}
    />,
  );
  const isThere = !loaded?.isGone && (route || chain || (page.kind === 'parts' && request.isDemo));
  // Search engines keep what they know of a house that is closed for the moment.
  const status = !isThere ? 404 : route?.path === 'maintenance' ? 503 : 200;
  // A package that is not public is for those who were sent its link.
  const isPrivate = loaded?.offer?.publicPackage === false || (route?.isPrivate ?? (page.kind !== 'hotel' && !chain));
  const { origin } = request;
  const asked = searchParams.get('lang');
  const isShared = status === 200 && !isPrivate && config && info;
  const share = !isShared
    ? null
    : shownChain
      ? shareChain({ origin, pathname, asked, language, config, chain: shownChain })
      : route
        ? sharePage({
            origin,
            pathname,
            asked,
            language,
            config,
            info,
            route,
            room: loaded?.room ?? null,
            offer: loaded?.offer ?? null,
            offers: searchParams.has('checkIn') ? (loaded?.offers ?? null) : null,
          })
        : null;
  // Where nothing is found, perhaps only by a filter of the link, or a code takes nothing off, the page has more to say
  // than others of the search.
  const hasMoreToSay =
    route?.path === '' &&
    (filterNames.some((name) => searchParams.has(name)) ||
      Boolean(loaded?.offers?.promotion?.problem) ||
      !loaded?.offers?.availabilities.some(({ availability, products }) => availability > 0 && products.length > 0));
  const hasLaterTexts =
    status === 404 || page.kind === 'parts' || hasMoreToSay || (route !== null && !route.hasFirstTexts);
  const { isReporting } = request;
  const boot: Boot = { ...said, isReporting, hasLaterTexts, queries: dehydrate(queryClient) };
  queryClient.clear();
  return {
    status,
    redirectTo,
    cookies: landingCookies({
      query: searchParams,
      pathname,
      cookies: request.cookies,
      language: languageToKeep(language, wishes.query),
      currency,
      mode,
      hotelId: page.kind === 'hotel' ? config?.hotelId : undefined,
      asksConsent: config?.trackers.tagManagerId !== undefined,
      newClientId: () => crypto.randomUUID(),
    }),
    isKnown: config !== undefined || chain !== null || (page.kind === 'parts' && request.isDemo),
    language,
    words,
    direction: directionOf(language),
    mode,
    bodyClass: route?.bodyClass ?? '',
    title: chain ? pageTitle(i18n, chain.hotelChainName, chainEntry) : pageTitle(i18n, info?.hotelName, route),
    icon: tabIcon(chain?.hotelChainName ?? info?.hotelName, config?.theme.colorBtnBg),
    description: share?.description ?? info?.tagline ?? '',
    isPrivate,
    isReservation: route?.isReservation ?? false,
    shopOrigin: shopOriginOf(route, config),
    share,
    tags,
    returnsTo: route?.isReturn && config ? config.hotelId : null,
    isFramed,
    framedBy: [
      // Our own page shows it where the hotel's look is chosen.
      ...(route?.path === '' ? ["'self'"] : []),
      ...(route?.isFramable && !isPaidHere && config ? config.embedOrigins : []),
    ],
    hasPreview: isOffice,
    themeCss:
      config && !isOffice ? themeCss(config.theme) : fontFaces(page.kind === 'parts' ? allFamilies : [defaultFamily]),
    preloads: firstViewPreloads({
      config,
      hasHero: chain !== null || route?.path === '',
      isFramed,
      room: loaded?.room ?? null,
      language,
    }),
    modules: [
      ...catalogueModules(language, hasLaterTexts, words),
      ...(page.kind === 'parts' ? ['src/screens/parts/parts-screen.tsx'] : []),
      ...(chain ? [chainEntry.module] : []),
      ...(route?.module ? [route.module] : []),
    ],
    html,
    boot,
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

/** A hotel in maintenance has one page for guests; a hotel that is open has no such page. */
function maintenanceRedirect(
  page: FoundPage,
  config: HotelConfig | undefined,
  searchParams: URLSearchParams,
): string | null {
  if (page.kind !== 'hotel' || !config) return null;
  const isThere = page.route?.path === 'maintenance';
  const query = queryKept(searchParams);
  if (config.isInMaintenance && isClosed(page.route)) return `/${config.hotelId}/maintenance${query}`;
  return !config.isInMaintenance && isThere ? `/${config.hotelId}${query}` : null;
}

function chooseMode(query: string | null, stored: string | undefined, config: HotelConfig | undefined): Mode {
  const isMode = (wish: string | null | undefined): wish is Mode => wish === 'light' || wish === 'dark';
  if (isMode(query)) return query;
  if (isMode(stored)) return stored;
  return config?.theme.isDarkMode ? 'dark' : 'light';
}
