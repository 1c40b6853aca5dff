import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { StoredInvoice } from './stored-invoice.ts';

type Whose = { readonly hotelId: number; readonly reservationId: string };
type NewInvoice = Omit<StoredInvoice, 'invoiceNumber' | 'issuedOn' | 'issuedAt'>;

/**
 * Writes an invoice under the next number of the hotel's year. Whoever wants the number after it waits until this
 * transaction ends, and gets this one if it comes to nothing. The day of an invoice is never before that of the number
 * before it, though midnight may pass while somebody waits.
 */
export async function insertInvoice(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  invoice: NewInvoice,
  today: StayDate,
  now: Instant,
): Promise<StoredInvoice> {
  const { kind } = invoice;
  const year = Number(today.slice(0, 4));
  const { rows } = await sql<{ number: number; issued_on: StayDate }>`
    insert into invoice_series as series (hotel_id, kind, year, last_number, last_day)
    values (${hotelId}, ${kind}, ${year}, 1, ${today})
        on conflict (hotel_id, kind, year) do update
       set last_number = series.last_number + 1, last_day = greatest(series.last_day, excluded.last_day)
    returning last_number as number, last_day as issued_on`.execute(tx);
  const { number = 0, issued_on: issuedOn = today } = rows[0] ?? {};
  const digits = String(number).padStart(4, '0');
  const invoiceNumber = `${hotelId}-${year}-${kind === 'invoice' ? '' : 'C'}${digits}`;
  const stored: StoredInvoice = { ...invoice, invoiceNumber, issuedOn, issuedAt: now };
  await tx
    .insertInto('invoice')
    .values({
      hotel_id: hotelId,
      invoice_number: invoiceNumber,
      kind,
      year,
      number,
      reservation_id: reservationId,
      credits: invoice.credits,
      refund_id: invoice.refundId,
      issued_on: issuedOn,
      issued_at: new Date(now),
      issued_by: invoice.by,
      gross: invoice.gross,
      content: JSON.stringify(invoice.content),
    })
    .execute();
  return stored;
}

/** Invoices and credit notes, the oldest first. */
export async function readInvoices(tx: Tx, { hotelId, reservationId }: Whose): Promise<StoredInvoice[]> {
  const rows = await tx
    .selectFrom('invoice')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .orderBy('issued_at')
    .orderBy('invoice_number')
    .execute();
  return rows.map(fromRow);
}

const fromRow = (row: Selectable<Tables['invoice']>): StoredInvoice => ({
  invoiceNumber: row.invoice_number,
  kind: row.kind,
  credits: row.credits,
  refundId: row.refund_id,
  issuedOn: row.issued_on,
  issuedAt: row.issued_at.getTime(),
  by: row.issued_by,
  gross: row.gross,
  content: row.content,
});

export async function readPaper(tx: Tx, hotelId: number, invoiceNumber: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('invoice_paper')
    .select('pdf')
    .where('hotel_id', '=', hotelId)
    .where('invoice_number', '=', invoiceNumber)
    .executeTakeFirst();
  return row?.pdf ?? null;
}

/** Keeps what was drawn, unless somebody else has done so meanwhile. */
export async function savePaper(
  tx: Tx,
  hotelId: number,
  invoiceNumber: string,
  pdf: Buffer,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('invoice_paper')
    .values({ hotel_id: hotelId, invoice_number: invoiceNumber, pdf, drawn_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
