import type { PageRequest } from '@stayfront/contract/guest-app';
import type { Screen } from '../app/page/screen.ts';
import type { LoadedPage } from './load-page.ts';
import type { OpenedPage } from './open-page.ts';
import { shareChain } from './share/share-chain.ts';
import { sharePage, type Share } from './share/share-page.ts';

/** What search engines are told of a page that is for everybody. */
export function shareOf(
  { origin }: Pick<PageRequest, 'origin'>,
  { pathname, searchParams, language, config }: OpenedPage,
  { info, loaded, shownChain }: LoadedPage,
  route: Screen | null,
): Share | null {
  if (!config || !info) return null;
  const queryLanguage = searchParams.get('lang');
  if (shownChain) return shareChain({ origin, pathname, queryLanguage, language, config, chain: shownChain });
  if (!route) return null;
  const { room = null, offer = null } = loaded ?? {};
  const offers = searchParams.has('checkIn') ? (loaded?.offers ?? null) : null;
  return sharePage({ origin, pathname, queryLanguage, language, config, info, route, room, offer, offers });
}
