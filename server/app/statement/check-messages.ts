import { LetterKind } from '@stayfront/contract/desk/letters';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { listLettersToMend } from '../../followers/message/list-letters-to-mend.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readApart } from '../../platform/db/read-apart.ts';
import { fault, type Found } from './found-line.ts';
import type { Span } from './span-of-day.ts';
import { countMessages, listBehind, listUnconfirmed } from './statement.store.ts';

const dayMs = 86_400_000;
/** What did not arrive is of use to nobody after that. */
const keptMs = 30 * dayMs;

/** Every letter and every message of a webhook has arrived, or is named here. */
export async function checkMessages(db: Db, hotelId: number, span: Span, now: Instant): Promise<Found> {
  const { counted, letters, lost, behind } = await readApart(db, hotelId, async (tx) => ({
    counted: await countMessages(tx, hotelId, span),
    letters: await listLettersToMend(tx, hotelId),
    lost: await listUnconfirmed(tx, hotelId, { from: now - keptMs, to: span.to }),
    behind: await listBehind(tx, hotelId, { from: now - keptMs, to: now - dayMs }),
  }));
  const faults = [
    ...lost.map((reservationId) => fault('letter_lost', { reservationId, name: 'confirmation' })),
    ...letters
      .filter(({ since }) => since >= now - keptMs)
      .map(({ reservationId, what }) =>
        fault('letter_failed', { reservationId, name: LetterKind.safeParse(what).data ?? 'other' }),
      ),
    ...behind.map(({ host, messages }) => fault('webhook_silent', { name: host, expected: 0, found: messages })),
  ];
  return { counted, faults };
}
