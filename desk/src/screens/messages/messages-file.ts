import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Transport } from '@stayfront/contract/call';
import { listMessages, type Message } from '@stayfront/contract/desk/messages';
import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { csvLine } from '@stayfront/rules/text/csv-line';
import type { MessageFilter } from '../../app/data/connections-queries.ts';
import { describeMessage, describeState } from '../../features/connection/describe-message.ts';
import { describeTrouble } from '../../features/connection/describe-trouble.ts';

type Wanted = {
  readonly transport: Transport;
  readonly hotelId: number;
  readonly timeZone: string;
  readonly i18n: I18n;
  readonly filter: MessageFilter;
};

/** The same list for a spreadsheet, a page at a time, however long it is. */
export async function* writeMessagesFile({
  transport,
  hotelId,
  timeZone,
  i18n,
  filter,
}: Wanted): AsyncGenerator<string> {
  const head = [
    msg`Day`,
    msg`Time`,
    msg`To`,
    msg`What`,
    msg`Reservation`,
    msg`State`,
    msg`Tries`,
    msg`Answer`,
    msg`Why`,
    msg`Milliseconds`,
  ];
  yield `\ufeff${csvLine(head.map((name) => i18n._(name)))}`;
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = { ...filter, limit: 500, ...(cursor ? { cursor } : {}) };
    const page: Awaited<ReturnType<typeof ask>> = await ask(transport, hotelId, query);
    yield page.messages.map((message) => lineOf(i18n, timeZone, message)).join('');
    cursor = page.cursor;
  }
}

function lineOf(i18n: I18n, timeZone: string, message: Message): string {
  const { at, to, reservationId, attempts, lastStatus, trouble, tookMs } = message;
  const { date, hour, minute } = wallTimeAt(timeZone, Date.parse(at));
  return csvLine([
    date,
    [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
    to,
    describeMessage(i18n, message),
    reservationId,
    describeState(i18n, message),
    String(attempts),
    lastStatus ?? '',
    trouble === null ? '' : describeTrouble(i18n, trouble).title,
    tookMs === null ? '' : String(tookMs),
  ]);
}

const ask = (transport: Transport, hotelId: number, query: MessageFilter & { limit: number; cursor?: string }) =>
  transport(listMessages, { params: { hotelId }, query, body: undefined });
