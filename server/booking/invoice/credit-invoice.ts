import type { creditInvoice as route } from '@stayfront/contract/desk/invoices';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { creditParts, leftToCredit } from '@stayfront/rules/invoice/credit-parts';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { findRefund } from '../../payment/find-refund.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { StoredInvoiceLine } from '../../platform/db/invoice-content.ts';
import { once } from '../../platform/once/once.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { describeIssued } from './describe-invoice.ts';
import { insertInvoice, readInvoices } from './invoice.store.ts';
import type { StoredInvoice } from './stored-invoice.ts';

type Wanted = RouteInput<typeof route>['body'] & {
  readonly reservationId: string;
  readonly invoiceNumber: string;
  readonly idempotencyKey: string;
};
type Refused = Refusal<Exclude<(typeof route)['refusals'][number], 'idempotency.mismatch'>>;

/**
 * Takes an invoice back, in part or as a whole, by a credit note with a number of its own. What is on it is worked out of
 * the invoice, so that it never takes back more, of no rate. The reservation is locked: of two at once the second sees
 * what the first has left. It stands also when the guest is forgotten: it is about an invoice, which is kept.
 */
export const creditInvoice = (
  db: Db,
  hotel: Hotel,
  staff: Staff,
  { reservationId, idempotencyKey: key, ...wanted }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused | Refusal<'idempotency.mismatch'>> => {
  const { hotelId, document } = hotel;
  const onceKey = { hotelId, operation: 'creditInvoice', key, body: { reservationId, ...wanted } };
  return once(db, onceKey, now, async (tx): Promise<RouteAnswer<typeof route> | Refused> => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const all = await readInvoices(tx, reservation);
    const invoice = all.find(({ invoiceNumber, kind }) => invoiceNumber === wanted.invoiceNumber && kind === 'invoice');
    if (!invoice) return refuse('invoice.unknown');
    const credits = all.filter((one) => one.credits === invoice.invoiceNumber);
    const left = leftToCredit(
      invoice.content.lines,
      credits.flatMap(({ content }) => content.lines),
    );
    const rest = left.reduce((sum, part) => sum + part.gross, 0);
    const gross = await amountOf(tx, { hotelId, reservationId }, wanted.credit, rest, all);
    if (isRefusal(gross)) return gross;
    const parts = creditParts(left, gross);
    if (!parts) return refuse('invoice.credit_above');

    const { content } = invoice;
    const { i18n } = await textsFor(content.language, wordsOf(hotel));
    const text = i18n._('For invoice {number}', { number: invoice.invoiceNumber });
    const ofNone = { kind: 'credit', roomStayIndex: null, text, from: null, to: null, quantity: 1 } as const;
    // All of it is taken back line by line, as it was written; a part of it is an amount.
    const lines =
      gross === invoice.gross ? content.lines : parts.map((part): StoredInvoiceLine => ({ ...ofNone, ...part }));
    const { by } = staff;
    const note = {
      kind: 'credit-note',
      credits: invoice.invoiceNumber,
      refundId: typeof wanted.credit === 'object' && 'refundId' in wanted.credit ? wanted.credit.refundId : null,
      by,
      gross,
      content: { ...content, lines, paid: null },
    } as const;
    const stored = await insertInvoice(tx, reservation, note, todayAt(document.timeZone, now), now);
    const detail = {
      invoiceNumber: invoice.invoiceNumber,
      creditNote: stored.invoiceNumber,
      amount: gross,
      currency: content.currency,
      reason: wanted.reason,
      by,
    };
    await noteHappening(tx, reservation, { what: 'credit-note', who: 'hotel', detail }, now);
    return describeIssued(stored);
  });
};

type Whose = { readonly hotelId: number; readonly reservationId: string };

async function amountOf(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  credit: Wanted['credit'],
  rest: number,
  all: readonly StoredInvoice[],
): Promise<number | Refusal<'invoice.refund_credited' | 'invoice.refund_unknown'>> {
  if (credit === 'rest') return rest;
  if ('minor' in credit) return credit.minor;
  if (all.some(({ refundId }) => refundId === credit.refundId)) return refuse('invoice.refund_credited');
  const refunded = await findRefund(tx, hotelId, reservationId, credit.refundId);
  return refunded ?? refuse('invoice.refund_unknown');
}
