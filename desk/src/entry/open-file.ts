import type { I18n } from '@lingui/core';
import type { Transport } from '@stayfront/contract/call';
import type { DeskApp } from '@stayfront/contract/desk-app';
import { isAtLeast } from '@stayfront/rules/people/role';
import { houseQuery } from '../app/data/house-query.ts';
import { makeQueryClient } from '../app/data/query-client.ts';
import { chooseLanguage } from '../app/i18n/languages.ts';
import { loadTexts } from '../app/i18n/load-texts.ts';
import { deskCookies } from '../app/page/desk-cookies.ts';
import { writeChangesFile } from '../screens/changes/changes-file.ts';
import { readFilter } from '../screens/changes/read-filter.ts';
import { writeMessagesFile } from '../screens/messages/messages-file.ts';
import { readMessageFilter } from '../screens/messages/read-message-filter.ts';

type Asked = {
  readonly transport: Transport;
  readonly hotelId: number;
  readonly timeZone: string;
  readonly i18n: I18n;
  readonly query: URLSearchParams;
};
type File = { readonly name: string; readonly write: (asked: Asked) => AsyncGenerator<string> };

/** By their addresses below the desk; all of them are managers' to see. */
const files: Readonly<Record<string, File>> = {
  'people/changes.csv': {
    name: 'changes',
    write: ({ query, ...asked }) => writeChangesFile({ ...asked, filter: readFilter(query) }),
  },
  'connections/messages.csv': {
    name: 'messages',
    write: ({ query, ...asked }) => writeMessagesFile({ ...asked, filter: readMessageFilter(query) }),
  },
};

/** The files that pages of the desk give out, in the words of those pages. Whoever may not see the page gets none. */
export const openFile: DeskApp['openFile'] = async ({ hotelId, url, origin, cookies, acceptLanguage, transport }) => {
  const { pathname, searchParams: query } = new URL(url, origin);
  const begins = `/${hotelId}/desk/`;
  const file = pathname.startsWith(begins) ? files[pathname.slice(begins.length)] : undefined;
  if (!file) return null;
  const language = chooseLanguage(cookies[deskCookies.language], acceptLanguage, undefined);
  const client = makeQueryClient(true);
  const { timeZone, today, who } = await client.query(houseQuery(transport, hotelId, language));
  client.clear();
  if (!isAtLeast(who.role, 'manager')) return null;
  const i18n = await loadTexts(language);
  const pieces = file.write({ transport, hotelId, timeZone, i18n, query });
  return { name: `${file.name}-${hotelId}-${today}.csv`, type: 'text/csv; charset=utf-8', pieces };
};
