import { cancelForHotel } from '@stayfront/contract/desk/cancellation';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseReservation } from '../../followers/privacy/erase-reservation.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { invoiceDesk, onceKey } from '../../testing/invoice-desk.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { insertInvoice, readInvoices } from './invoice.store.ts';

const database = await freshDatabase();
const { db } = database;
const morning = Date.parse('2027-06-01T08:00:00Z');
const clock = { now: morning };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const people = { front: '', manager: '', reader: '' };
const { book, issue, credit, list } = invoiceDesk(guest, desk, people);

beforeAll(async () => {
  const company = { name: 'Probe Hotel AG', vatNumber: 'CHE-116.281.710 MWST' };
  const hotel = smallHotel({ hotelId: 7001, company });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60, 90));
  people.front = await desk.enter('fred@probe.example', 'front-desk');
  people.manager = await desk.enter('mara@probe.example', 'manager');
  people.reader = await desk.enter('rita@probe.example', 'reader');
});
beforeEach(() => void (clock.now = morning));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
/** How many were given out so far, by the database's own count. */
const countIssued = async (): Promise<number> =>
  (await inHotel(db, 7001, (tx) => tx.selectFrom('invoice').select('number').where('kind', '=', 'invoice').execute()))
    .length;

describe('an invoice', () => {
  test('names house and company, and adds up line by line and rate by rate', async () => {
    const id = await book(2);
    const buyer = {
      company: 'Keller Architektur GmbH',
      vatNumber: '136 695 976',
      address: { addressLine: 'Kirchgasse 3', postalCode: '79098', city: 'Freiburg', country: 'DE' },
    };
    const { invoiceNumber } = await issue(id, { buyer, language: 'hotel' });
    const [invoice, ...others] = await list(id);
    expect(others).toEqual([]);
    if (!invoice) return;
    expect(invoiceNumber).toMatch(/^7001-2027-\d{4}$/);
    expect(invoice).toMatchObject({
      invoiceNumber,
      kind: 'invoice',
      issuedOn: '2027-06-01',
      by: 'fred@probe.example',
      language: 'de',
      currency: 'CHF',
      seller: { name: 'Hotel Probe', company: 'Probe Hotel AG', vatNumber: 'CHE-116.281.710 MWST' },
      buyer: {
        name: '',
        company: 'Keller Architektur GmbH',
        vatNumber: 'DE136695976',
        address: ['Kirchgasse 3', '79098 Freiburg', 'Deutschland'],
      },
      roomStays: [0, 1],
      paid: 0,
      credited: 0,
    });
    expect(invoice.lines.map(({ kind, text, gross }) => [kind, text, gross])).toEqual([
      ['room', 'Doppelzimmer · Zahlung im Hotel', 26_666],
      ['tax', 'City tax', 1_400],
      ['room', 'Doppelzimmer · Zahlung im Hotel', 26_666],
      ['tax', 'City tax', 1_400],
    ]);
    expect(invoice.vat.map(({ percentages }) => percentages)).toEqual([[3.8], []]);
    expect(invoice.gross).toBe(sum(invoice.lines.map(({ gross }) => gross)));
    expect(invoice.net + invoice.vatTotal).toBe(invoice.gross);
    expect(sum(invoice.vat.map(({ net }) => net))).toBe(invoice.net);
  });

  test('is for the guest where nobody else is named, and for each room once', async () => {
    const id = await book(3, {
      address: { addressLine: 'Rue 1', postalCode: '1000', city: 'Lausanne', country: 'CH' },
    });
    await issue(id, { roomStays: [1] });
    expect((await list(id))[0]?.buyer).toMatchObject({
      name: 'Ada Lovelace',
      address: ['Rue 1', '1000 Lausanne', 'Switzerland'],
    });
    expect(await issue(id, { roomStays: [0, 1] })).toMatchObject({ status: 409, code: 'invoice.exists' });
    await issue(id);
    expect((await list(id)).map(({ roomStays }) => roomStays)).toEqual([[1], [0, 2]]);
    expect(await issue(id)).toMatchObject({ code: 'invoice.exists' });
  });

  test('of a cancelled room has its fee, without VAT, and nothing where it was free', async () => {
    const free = await book();
    const cancel = (reservationId: string) =>
      desk.ask(cancelForHotel, {
        params: { reservationId },
        body: { version: 1, fee: 'policy', reason: 'Ill', tellsGuest: false },
        cookie: people.front,
        headers: onceKey(),
      });
    expect((await cancel(free)).statusCode).toBe(200);
    expect(await issue(free, { version: 2 })).toMatchObject({ status: 409, code: 'invoice.nothing' });
    const due = await book();
    clock.now = Date.parse('2027-06-12T06:00:00Z');
    people.front = await desk.enter('fred@probe.example', 'front-desk');
    expect((await cancel(due)).statusCode).toBe(200);
    await issue(due, { version: 2 });
    const [invoice] = await list(due);
    expect(invoice?.lines.map(({ kind, vat }) => [kind, vat])).toEqual([['fee', []]]);
    expect([invoice?.vatTotal, invoice?.gross]).toEqual([0, invoice?.net]);
  });

  test.each([
    ['nobody', 'SB4-NOBODYHERE', {}, 'reservation.unknown'],
    ['a version of before', null, { version: 7 }, 'reservation.version'],
    ['no such room', null, { roomStays: [9] }, 'room_stay.unknown'],
    ['a wrong VAT number', null, { buyer: { company: 'X', vatNumber: 'DE12' } }, 'input.invalid'],
    ['no name', null, { buyer: { company: ' ' } }, 'input.invalid'],
  ])('of %s is refused by name', async (_, reservationId, body, code) => {
    expect(await issue(reservationId ?? (await book()), body)).toMatchObject({ code });
  });

  test('is issued by the front desk and taken back by a manager alone', async () => {
    const id = await book();
    expect(await issue(id, {}, { cookie: people.reader })).toMatchObject({ status: 403, code: 'operator.role' });
    const { invoiceNumber } = await issue(id);
    expect(await credit(id, invoiceNumber, 'rest', people.front)).toMatchObject({ status: 403, code: 'operator.role' });
  });
});

describe('the numbers of a year', () => {
  test('have no gap: 20 at once, with some that are refused and some that come to nothing at the end', async () => {
    const before = await countIssued();
    const ids = await Promise.all(Array.from({ length: 20 }, () => book()));
    const content = { language: 'en', currency: 'CHF', seller: {}, buyer: {}, roomStays: [], lines: [], paid: null };
    const lost = async (reservationId: string): Promise<void> =>
      inHotel(db, 7001, async (tx) => {
        const invoice = {
          kind: 'invoice',
          credits: null,
          refundId: null,
          by: '',
          gross: 1,
          content: content as never,
        } as const;
        await insertInvoice(tx, { hotelId: 7001, reservationId }, invoice, stayDate('2027-06-01'), morning);
        throw new Error('The power is gone');
      });
    const sent = onceKey();
    const all = await Promise.all([
      ...ids.map((id) => issue(id, {}, id === ids[0] ? { sent } : {})),
      ...[1, 2].map(() => issue(ids[0] ?? '', {}, { sent })), // the same wish, sent again
      ...ids.slice(0, 4).map((id) => issue(id, { version: 3 })),
      ...ids.slice(4, 8).map((id) =>
        lost(id).then(
          () => null,
          () => null,
        ),
      ),
    ]);
    const numbers = all.flatMap((one) => (one && 'invoiceNumber' in one ? [one.invoiceNumber] : []));
    const places = [...new Set(numbers)].map((one) => Number(one.split('-')[2])).toSorted((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 20 }, (_, i) => before + i + 1));
  });

  test('begin anew with the hotel’s year, and never go back in days', async () => {
    clock.now = Date.parse('2027-12-31T22:30:00Z');
    people.front = await desk.enter('fred@probe.example', 'front-desk');
    clock.now = morning;
    const [old, fresh, late] = [await book(), await book(), await book()];
    clock.now = Date.parse('2027-12-31T22:30:00Z');
    expect(await issue(old)).toMatchObject({ issuedOn: '2027-12-31' });
    clock.now = Date.parse('2027-12-31T23:30:00Z');
    expect(await issue(fresh)).toMatchObject({ invoiceNumber: '7001-2028-0001', issuedOn: '2028-01-01' });
    // Whoever was asked a moment before midnight, and got to write a moment after.
    clock.now = Date.parse('2027-12-30T12:00:00Z');
    expect(await issue(late)).toMatchObject({ issuedOn: '2027-12-31' });
  });
});

describe('an invoice that stands', () => {
  test('is never changed, by nobody', async () => {
    const id = await book();
    await issue(id);
    for (const change of ['update invoice set gross = 1', 'delete from invoice', 'truncate invoice cascade'])
      await expect(inHotel(db, 7001, (tx) => sql.raw(change).execute(tx))).rejects.toThrow(/never changed/);
    expect(await list(id)).toHaveLength(1);
  });

  test('is taken back by a credit note of its own series, and its rooms may be on another then', async () => {
    const id = await book();
    const { invoiceNumber, gross } = await issue(id);
    const note = await credit(id, invoiceNumber);
    expect(note).toMatchObject({ gross, invoiceNumber: expect.stringMatching(/^7001-2027-C\d{4}$/) });
    const [invoice, credited] = await list(id);
    expect([invoice?.credited, credited?.kind, credited?.credits]).toEqual([gross, 'credit-note', invoiceNumber]);
    expect(credited?.lines).toEqual(invoice?.lines);
    expect(await credit(id, invoiceNumber)).toMatchObject({ status: 409, code: 'invoice.credit_above' });
    expect(await credit(id, note.invoiceNumber)).toMatchObject({ status: 404, code: 'invoice.unknown' });
    expect((await issue(id, { buyer: { company: 'The right one' } })).gross).toBe(gross);
  });

  test('is never taken back by more than it is, by any number of people at once', async () => {
    const id = await book();
    const { invoiceNumber, gross } = await issue(id);
    const minor = Math.ceil(gross / 3);
    const notes = await Promise.all(Array.from({ length: 6 }, () => credit(id, invoiceNumber, { minor })));
    expect(notes.filter(({ code }) => code === 'invoice.credit_above')).toHaveLength(4);
    await Promise.all([credit(id, invoiceNumber), credit(id, invoiceNumber)]);
    const [invoice, ...credits] = await list(id);
    expect([invoice?.credited, credits.length]).toEqual([gross, 3]);
    for (const part of ['net', 'vatTotal', 'gross'] as const)
      expect(sum(credits.map((one) => one[part]))).toBe(invoice?.[part]);
    const numbers = credits.map((one) => one.invoiceNumber);
    expect(new Set(numbers).size).toBe(3);
  });

  test('is taken back for a refund once', async () => {
    const [id, other] = [await book(), await book()];
    const { invoiceNumber } = await issue(id);
    await inHotel(db, 7001, async (tx) => {
      const at = new Date(morning);
      const intent = { hotel_id: 7001, intent_id: 'i1', reservation_id: id, purpose: 'rest', provider: 'STRIPE' };
      const money = { amount: 5_000, currency: 'CHF' } as const;
      const times = { started_at: at, expires_at: at, changed_at: at, next_ask_at: null };
      const paid = {
        ...intent,
        ...money,
        ...times,
        idempotency_key: 'i1',
        state: 'paid',
        refs: '{}',
        reason: null,
      } as const;
      await tx.insertInto('payment_intent').values(paid).execute();
      const refund = {
        hotel_id: 7001,
        refund_id: 'r1',
        intent_id: 'i1',
        ...money,
        why: 'changed',
        state: 'done',
      } as const;
      await tx
        .insertInto('payment_refund')
        .values({ ...refund, requested_at: at, changed_at: at })
        .execute();
    });
    const wanted = { refundId: 'r1' };
    expect(await credit(other, (await issue(other)).invoiceNumber, wanted)).toMatchObject({
      code: 'invoice.refund_unknown',
    });
    const notes = await Promise.all([credit(id, invoiceNumber, wanted), credit(id, invoiceNumber, wanted)]);
    expect(notes.map(({ code, gross }) => code ?? gross).toSorted()).toEqual([5_000, 'invoice.refund_credited']);
  });

  test('stays with its name when the guest is forgotten, and can still be taken back', async () => {
    const id = await book(1, { surname: 'Vergissmich' });
    const { invoiceNumber } = await issue(id);
    await guest.cancel(id);
    const hotel = await knownHotels(db).current(7001);
    if (!hotel) throw new Error('No hotel');
    await eraseReservation(db, hotel, { reservationId: id, who: 'hotel' }, clock.now);
    expect((await list(id))[0]?.buyer.name).toContain('Vergissmich');
    expect(await issue(id, { version: 2 })).toMatchObject({ status: 410, code: 'reservation.erased' });
    expect(await credit(id, invoiceNumber)).toMatchObject({ invoiceNumber: expect.stringContaining('-C') });
    const { rows } = await sql<{ detail: string }>`select detail::text from reservation_event
      where reservation_id = ${id}`.execute(db);
    expect(rows.map(({ detail }) => detail).join()).not.toContain('Vergissmich');
    expect(await inHotel(db, 7001, (tx) => readInvoices(tx, { hotelId: 7001, reservationId: id }))).toHaveLength(2);
  });
});
