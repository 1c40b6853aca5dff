import { creditInvoice, issueInvoice, listInvoices, type Invoice } from '@stayfront/contract/desk/invoices';
import { ada, bookingOf, type guestApi } from './guest-api.ts';
import type { operatorApi } from './operator-api.ts';

type Issued = { invoiceNumber: string; issuedOn: string; gross: number; code: string; status: number };
/** Those who have come in, by their cookies; who comes anew is put in their place. */
type People = { readonly front: string; readonly manager: string };

let keys = 0;
/** A wish of its own. */
export const onceKey = (): { readonly 'idempotency-key': string } => ({ 'idempotency-key': `k${(keys += 1)}` });

/** Bookings of two nights in June, and their invoices as the desk asks for them. */
export function invoiceDesk(guest: ReturnType<typeof guestApi>, desk: ReturnType<typeof operatorApi>, people: People) {
  async function book(rooms = 1, info: object = {}): Promise<string> {
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', {
      checkIn: '2027-06-12',
      checkOut: '2027-06-14',
    });
    const booking = bookingOf(
      Array.from({ length: rooms }, () => reference),
      { guestInfo: { ...ada, ...info } },
    );
    const { status, body } = await guest.book(booking);
    if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
    return body.reservationId;
  }
  async function issue(
    reservationId: string,
    body: object = {},
    { cookie = people.front, sent = onceKey() } = {},
  ): Promise<Issued> {
    const asked = { params: { reservationId }, body: { version: 1, ...body }, cookie, headers: sent };
    return (await desk.ask(issueInvoice, asked)).json<Issued>();
  }
  async function credit(
    reservationId: string,
    invoiceNumber: string,
    wanted: unknown = 'rest',
    cookie = people.manager,
  ): Promise<Issued> {
    const params = { reservationId, invoiceNumber };
    const body = { credit: wanted, reason: 'Wrong company' };
    return (await desk.ask(creditInvoice, { params, body, cookie, headers: onceKey() })).json<Issued>();
  }
  const list = async (reservationId: string): Promise<Invoice[]> =>
    (await desk.ask(listInvoices, { params: { reservationId }, cookie: people.front })).json<{ invoices: Invoice[] }>()
      .invoices;
  return { book, issue, credit, list };
}
