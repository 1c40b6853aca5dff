import type { Invoice } from '@stayfront/contract/desk/invoices';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readReservation } from '../reservation/read-reservation.ts';
import { describeInvoice } from './describe-invoice.ts';
import { readInvoices } from './invoice.store.ts';

export const listInvoices = (
  db: Db,
  hotelId: number,
  reservationId: string,
): Promise<{ invoices: Invoice[] } | Refusal<'reservation.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const reservation = await readReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const all = await readInvoices(tx, reservation);
    return { invoices: all.map((one) => describeInvoice(one, all)) };
  });
