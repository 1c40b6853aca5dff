import { choiceCookies } from '@stayfront/contract/choice-cookies';
import type { GuestApp, Landing, PageRequest, RenderedPage } from '@stayfront/contract/guest-app';
import { previewRoot } from '@stayfront/contract/house-preview';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { fontFaces } from '@stayfront/ui/theme/font-faces.ts';
import { allFamilies, defaultFamily } from '@stayfront/ui/theme/fonts.ts';
import { dehydrate } from '@tanstack/react-query';
import { StaticRouter } from 'react-router';
import type { Visit } from '../app/flow/visit.tsx';
import { catalogueModules } from '../app/i18n/catalogue-modules.ts';
import { textsIn } from '../app/i18n/texts-in.ts';
import type { Boot } from '../app/page/boot.ts';
import { chooseWords, languageToKeep } from '../app/page/choose-words.ts';
import { findRedirect as findRedirectOf } from '../app/page/find-redirect.ts';
import { landingCookies } from '../app/page/landing-cookies.ts';
import { pageTitle } from '../app/page/page-title.ts';
import { readAddress } from '../app/page/read-address.ts';
import { renderToText } from '../app/page/render-to-text.ts';
import { shopOriginOf } from '../app/page/shop-origin-of.ts';
import { tabIcon } from '../app/page/tab-icon.ts';
import { tagsOf } from '../app/page/tags-of.ts';
import { themeCss } from '../app/page/theme-css.ts';
import { chainEntry } from '../screens/chain/chain-entry.ts';
import { firstViewPreloads } from './first-view-preloads.ts';
import { hasMoreToSay } from './has-more-to-say.ts';
import { loadPage, type LoadedPage } from './load-page.ts';
import { openPage, type OpenedPage } from './open-page.ts';
import { redirectOf } from './redirect-of.ts';
import { Root } from './root.tsx';
import { shareOf } from './share-of.ts';

export const findRedirect: GuestApp['findRedirect'] = ({ url, origin, cookies, isDemo }) => {
  const { pathname, searchParams } = readAddress(url, origin);
  return findRedirectOf({ pathname, query: searchParams, storedHotel: cookies[choiceCookies.hotel.name], isDemo });
};

/** Draws the first view of a page with everything in it: the hotel's look, the guest's language, and today's prices. */
export const renderPage: GuestApp['renderPage'] = async (request) => {
  const opened = await openPage(request);
  const { page, chain, config, language, currency, mode, chosen, held, queryClient } = opened;
  const loading = await loadPage(request, opened);
  const { info, loaded } = loading;
  // A chain has houses in several countries, and speaks as all its readers know it.
  const words = chooseWords(opened.wishes, chain ? undefined : info?.address.countryCode);
  const i18n = await textsIn(language, words);
  const route = page.kind === 'hotel' && config ? page.route : null;
  const { now, isDemo, isFramed, isReporting } = request;
  // Nothing of a provider comes into somebody's frame: there a payment leads out, to a page of its own.
  const isPaidHere = route?.takesPayment === true && !isFramed;
  const payment = isPaidHere && config ? await request.paymentOf(config.hotelId) : undefined;
  const tags = route && config ? tagsOf(route, config, opened.searchParams) : null;
  const sortBy = request.cookies[choiceCookies.sorting.name] ?? null;
  const said = { payment, tags, language, currency, mode, now, isDemo, isFramed, sortBy, chosen, held };
  const visit: Visit = { ...said, speak: () => {}, pay: () => {}, light: () => {} };
  // Nobody sees the page that leads elsewhere.
  const redirectTo = redirectOf(opened, loading, now);
  const base = request.isPreview ? previewRoot : '';
  const root = (
    <Root
      i18n={i18n}
      visit={visit}
      transport={request.transport}
      queryClient={queryClient}
      router={(children) => (
        <StaticRouter basename={base} location={`${base}${request.url}`}>
          {children}
        </StaticRouter>
      )}
    />
  );
  const html = redirectTo === null ? await renderToText(root) : '';
  const standing = standingOf(request, opened, loading);
  const { status, isPrivate } = standing;
  const share = status === 200 && !isPrivate && !request.isPreview ? shareOf(request, opened, loading, route) : null;
  const hasLaterTexts =
    status === 404 ||
    page.kind === 'parts' ||
    hasMoreToSay(route, opened.searchParams, loaded) ||
    (route !== null && !route.hasFirstTexts);
  const boot: Boot = { ...said, isReporting, hasLaterTexts, queries: dehydrate(queryClient) };
  queryClient.clear();
  return {
    ...standing,
    isPrivate: isPrivate || request.isPreview,
    redirectTo,
    landing: landingOf(opened),
    language,
    words,
    direction: directionOf(language),
    mode,
    bodyClass: route?.bodyClass ?? '',
    title: chain ? pageTitle(i18n, chain.hotelChainName, chainEntry) : pageTitle(i18n, info?.hotelName, route),
    icon: tabIcon(chain?.hotelChainName ?? info?.hotelName, config?.theme.colorBtnBg),
    description: share?.description ?? info?.tagline ?? '',
    isReservation: route?.isReservation ?? false,
    shopOrigin: shopOriginOf(route, config),
    share,
    tags,
    returnsTo: route?.isReturn && config ? config.hotelId : null,
    isFramed,
    framedBy: [
      ...(route?.isShownAtDesk ? ["'self'"] : []),
      ...(route?.isFramable && !isPaidHere && config ? config.embedOrigins : []),
    ],
    themeCss: config ? themeCss(config.theme) : fontFaces(page.kind === 'parts' ? allFamilies : [defaultFamily]),
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
};

/** Whether there is such a page, and for whom. */
function standingOf(
  { isDemo }: PageRequest,
  { page, chain, config }: OpenedPage,
  { loaded }: LoadedPage,
): Pick<RenderedPage, 'status' | 'isKnown' | 'isPrivate'> {
  const route = page.kind === 'hotel' && config ? page.route : null;
  const isOurs = page.kind === 'parts' && isDemo;
  const isThere = !loaded?.isGone && (route !== null || chain !== null || isOurs);
  return {
    // Search engines keep what they know of a house that is closed for the moment.
    status: !isThere ? 404 : route?.path === 'maintenance' ? 503 : 200,
    isKnown: config !== undefined || chain !== null || isOurs,
    // A package that is not public is for those who were sent its link; a house that has not opened is nobody's to find.
    isPrivate:
      config?.isNotOpenYet === true ||
      loaded?.offer?.publicPackage === false ||
      (route?.isPrivate ?? (page.kind !== 'hotel' && !chain)),
  };
}

const landingOf = ({ page, config, language, currency, mode, wishes }: OpenedPage): Landing => ({
  language: languageToKeep(language, wishes.query),
  currency,
  mode,
  hotelId: page.kind === 'hotel' ? config?.hotelId : undefined,
  asksConsent: config?.trackers.tagManagerId !== undefined,
});

export const cookiesOf: GuestApp['cookiesOf'] = ({ url, origin, cookies }, landing) => {
  const { pathname, searchParams } = readAddress(url, origin);
  return landingCookies({ ...landing, query: searchParams, pathname, cookies, newClientId: () => crypto.randomUUID() });
};
