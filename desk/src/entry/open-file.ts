import type { DeskApp } from '@stayfront/contract/desk-app';
import { isAtLeast } from '@stayfront/rules/people/role';
import { houseQuery } from '../app/data/house-query.ts';
import { makeQueryClient } from '../app/data/query-client.ts';
import { chooseLanguage } from '../app/i18n/languages.ts';
import { loadTexts } from '../app/i18n/load-texts.ts';
import { deskCookies } from '../app/page/desk-cookies.ts';
import { writeChangesFile } from '../screens/changes/changes-file.ts';
import { readFilter } from '../screens/changes/read-filter.ts';

/** The files that pages of the desk give out, in the words of those pages. Whoever may not see the page gets none. */
export const openFile: DeskApp['openFile'] = async ({ hotelId, url, origin, cookies, acceptLanguage, transport }) => {
  const { pathname, searchParams } = new URL(url, origin);
  if (pathname !== `/${hotelId}/desk/people/changes.csv`) return null;
  const language = chooseLanguage(cookies[deskCookies.language], acceptLanguage, undefined);
  const client = makeQueryClient(true);
  const { timeZone, today, who } = await client.query(houseQuery(transport, hotelId, language));
  client.clear();
  if (!isAtLeast(who.role, 'manager')) return null;
  const i18n = await loadTexts(language);
  const pieces = writeChangesFile({ transport, hotelId, timeZone, i18n, filter: readFilter(searchParams) });
  return { name: `changes-${hotelId}-${today}.csv`, type: 'text/csv; charset=utf-8', pieces };
};
