import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Transport } from '@stayfront/contract/call';
import { listChanges } from '@stayfront/contract/desk/changes';
import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { csvLine } from '@stayfront/rules/text/csv-line';
import type { ChangeFilter } from '../../app/data/people-queries.ts';
import { describeChange } from '../../features/changes/describe-change.ts';
import { describeFields, describeReasons } from '../../features/changes/describe-fields.ts';

type Wanted = {
  readonly transport: Transport;
  readonly hotelId: number;
  readonly timeZone: string;
  readonly i18n: I18n;
  readonly filter: ChangeFilter;
};

/** The same list for a spreadsheet, a page at a time, however long it is. */
export async function* writeChangesFile({
  transport,
  hotelId,
  timeZone,
  i18n,
  filter,
}: Wanted): AsyncGenerator<string> {
  const head = [msg`Day`, msg`Time`, msg`Who`, msg`What`, msg`Reservation`, msg`Before`, msg`After`, msg`Why`];
  yield `\ufeff${csvLine(head.map((name) => i18n._(name)))}`;
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = { ...filter, limit: 500, ...(cursor ? { cursor } : {}) };
    const page: Awaited<ReturnType<typeof ask>> = await ask(transport, hotelId, query);
    yield page.changes
      .map((change) => {
        const { date, hour, minute } = wallTimeAt(timeZone, Date.parse(change.at));
        const fields = describeFields(i18n, change, page.currency);
        return csvLine([
          date,
          [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
          change.who ?? i18n._(msg`A system with the key`),
          describeChange(i18n, change),
          change.reservationId ?? '',
          fields.map(({ name, before }) => `${name}: ${before}`).join('; '),
          fields.map(({ name, after }) => `${name}: ${after}`).join('; '),
          describeReasons(i18n, change, page.currency).join('; '),
        ]);
      })
      .join('');
    cursor = page.cursor;
  }
}

const ask = (transport: Transport, hotelId: number, query: ChangeFilter & { limit: number; cursor?: string }) =>
  transport(listChanges, { params: { hotelId }, query, body: undefined });
