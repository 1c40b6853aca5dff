import type { StoredInvoice } from './stored-invoice.ts';

/** What credit notes have taken back of an invoice. */
export const creditedOf = (invoices: readonly StoredInvoice[], invoiceNumber: string): number =>
  invoices.filter(({ credits }) => credits === invoiceNumber).reduce((sum, { gross }) => sum + gross, 0);

/** The places of rooms that are on an invoice of which something is left. */
export function roomsOnInvoices(invoices: readonly StoredInvoice[]): ReadonlySet<number> {
  const standing = invoices.filter(
    ({ kind, gross, invoiceNumber }) => kind === 'invoice' && creditedOf(invoices, invoiceNumber) < gross,
  );
  return new Set(standing.flatMap(({ content }) => content.roomStays));
}
