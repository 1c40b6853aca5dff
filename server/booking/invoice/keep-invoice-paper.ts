import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readReservation } from '../reservation/read-reservation.ts';
import { readInvoices, readPaper, savePaper } from './invoice.store.ts';
import type { StoredInvoice } from './stored-invoice.ts';

type Which = { readonly hotelId: number; readonly reservationId: string; readonly invoiceNumber: string };

/**
 * The paper of an invoice: drawn when it is asked for first, and the same bytes ever after, whatever a later release
 * draws. Of two who draw it at once both get what was kept first.
 */
export async function keepInvoicePaper<NotDrawn extends object>(
  db: Db,
  { hotelId, reservationId, invoiceNumber }: Which,
  draw: (invoice: StoredInvoice) => Promise<Buffer | NotDrawn>,
  now: Instant,
): Promise<Buffer | NotDrawn | Refusal<'invoice.unknown' | 'reservation.unknown'>> {
  const found = await inHotel(db, hotelId, async (tx) => {
    const reservation = await readReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const invoice = (await readInvoices(tx, reservation)).find((one) => one.invoiceNumber === invoiceNumber);
    return invoice ? { invoice, kept: await readPaper(tx, hotelId, invoiceNumber) } : refuse('invoice.unknown');
  });
  if ('refused' in found) return found;
  if (found.kept) return found.kept;
  const drawn = await draw(found.invoice);
  if (!Buffer.isBuffer(drawn)) return drawn;
  return inHotel(db, hotelId, async (tx) => {
    await savePaper(tx, hotelId, invoiceNumber, drawn, now);
    return (await readPaper(tx, hotelId, invoiceNumber)) ?? drawn;
  });
}
