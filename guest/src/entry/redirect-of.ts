import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { deepLinkRedirect } from '../app/page/deep-link-redirect.ts';
import { isClosed } from '../app/page/is-closed.ts';
import { queryKept } from '../app/page/query-kept.ts';
import { freshRedirect, searchRedirect } from '../app/page/search-redirect.ts';
import type { LoadedPage } from './load-page.ts';
import type { OpenedPage } from './open-page.ts';

/** Where a page has to be opened instead; null where it is right as it is. */
export function redirectOf(opened: OpenedPage, { info, loaded }: LoadedPage, now: Instant): string | null {
  const { page, pathname, searchParams: query, chain, config, session } = opened;
  const first = maintenanceRedirect(opened) ?? loaded?.instead ?? null;
  if (first !== null || !config || !info) return first;
  if (page.kind === 'hotel')
    return (
      deepLinkRedirect({ pathname, route: page.route, query, config, info }) ??
      searchRedirect({ pathname, route: page.route, config, info, query, session, now })
    );
  return chain ? freshRedirect(pathname, { config, info, query, now }) : null;
}

/** A hotel in maintenance has one page for guests; a hotel that is open has no such page. */
function maintenanceRedirect({ page, config, searchParams }: OpenedPage): string | null {
  if (page.kind !== 'hotel' || !config) return null;
  const isThere = page.route?.path === 'maintenance';
  const query = queryKept(searchParams);
  if (config.isInMaintenance && isClosed(page.route)) return `/${config.hotelId}/maintenance${query}`;
  return !config.isInMaintenance && isThere ? `/${config.hotelId}${query}` : null;
}
