import {
  creditInvoice as creditRoute,
  issueInvoice as issueRoute,
  listInvoices as listRoute,
} from '@stayfront/contract/desk/invoices';
import { refuse } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { creditInvoice } from './credit-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { listInvoices } from './list-invoices.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; now(): Instant };

/** Invoices of reservations, and how they are taken back. */
export const invoiceRoutes = ({ db, readHotel, now }: Deps): Served[] => [
  serve(listRoute, async ({ params }) => {
    const reservationId = readReference(params.reservationId);
    return reservationId ? listInvoices(db, params.hotelId, reservationId) : refuse('reservation.unknown');
  }),
  serve(issueRoute, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    const { idempotencyKey } = context;
    return issueInvoice(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
  }),
  serve(creditRoute, async ({ params, body }, context) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reservationId = readReference(params.reservationId);
    if (!reservationId) return refuse('reservation.unknown');
    const wanted = { ...body, reservationId, invoiceNumber: params.invoiceNumber };
    return creditInvoice(db, hotel, asStaff(context), { ...wanted, idempotencyKey: context.idempotencyKey }, now());
  }),
];
