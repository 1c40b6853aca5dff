import type { DeskApp, DeskRequest } from '@stayfront/contract/desk-app';
import type { DeskHouse } from '@stayfront/contract/desk/house';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { isAtLeast } from '@stayfront/rules/people/role';
import { fontFaces } from '@stayfront/ui/theme/font-faces.ts';
import { defaultFamily } from '@stayfront/ui/theme/fonts.ts';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { StaticRouter } from 'react-router';
import { houseQuery } from '../app/data/house-query.ts';
import { makeQueryClient } from '../app/data/query-client.ts';
import { chooseLanguage, type DeskLanguage } from '../app/i18n/languages.ts';
import { loadTexts, textModules } from '../app/i18n/load-texts.ts';
import type { Boot } from '../app/page/boot.ts';
import { deskCookies } from '../app/page/desk-cookies.ts';
import { renderToText } from '../app/page/render-to-text.ts';
import { tabIcon } from '../app/page/tab-icon.ts';
import { Root } from './root.tsx';
import { findScreen, type FoundScreen } from './screen-table.ts';

export { openFile } from './open-file.ts';

const addressOf = (url: string, origin = 'http://desk.invalid'): URL => new URL(url, origin);

export const isOpen: DeskApp['isOpen'] = (url) => findScreen(addressOf(url).pathname)?.screen.leastRole === null;

/** Draws the first view of a page with everything in it. */
export const renderDesk: DeskApp['renderDesk'] = async (request) => {
  const { hotelId, cookies, acceptLanguage, transport, isSignedIn } = request;
  const found = findScreen(addressOf(request.url, request.origin).pathname);
  const language = chooseLanguage(cookies[deskCookies.language], acceptLanguage, undefined);
  const queryClient = makeQueryClient(true);
  const house = isSignedIn ? await queryClient.query(houseQuery(transport, hotelId, language)) : null;
  if (found && house) await load(request, found, { language, house }, queryClient);
  const i18n = await loadTexts(language);
  const html = await renderToText(
    <Root
      i18n={i18n}
      desk={{ hotelId, language }}
      transport={transport}
      queryClient={queryClient}
      router={(children) => <StaticRouter location={request.url}>{children}</StaticRouter>}
    />,
  );
  const { now, isReporting } = request;
  const isShell = request.isShell === true;
  const boot: Boot = { hotelId, language, now, isReporting, isShell, queries: dehydrate(queryClient) };
  queryClient.clear();
  const mode = cookies[deskCookies.mode];
  return {
    status: found ? 200 : 404,
    language,
    words: [],
    direction: directionOf(language),
    mode: mode === 'dark' ? 'dark' : 'light',
    isModeChosen: mode === 'dark' || mode === 'light',
    bodyClass: ['_desk', found?.screen.bodyClass].filter((one) => one).join(' '),
    title: [found && i18n._(found.screen.title), house?.hotelName].filter((part) => part).join(' · '),
    icon: tabIcon(house?.hotelName ?? ''),
    description: '',
    isPrivate: true,
    share: null,
    isFramed: false,
    themeCss: fontFaces([defaultFamily]),
    preloads: [],
    modules: [...textModules(language), ...(found ? [found.screen.module] : [])],
    html,
    boot,
  };
};

type Standing = { readonly language: DeskLanguage; readonly house: DeskHouse };

/** What cannot be had now the screen asks for again, and says so. */
async function load(
  { hotelId, transport, url, origin }: DeskRequest,
  { screen, params }: FoundScreen,
  { language, house: { today, guests, who } }: Standing,
  queryClient: QueryClient,
): Promise<void> {
  if (screen.leastRole === null || !isAtLeast(who.role, screen.leastRole)) return;
  const query = addressOf(url, origin).searchParams;
  await screen.load?.({ hotelId, transport, params, query, queryClient, language, today, guests }).catch(() => {});
}
