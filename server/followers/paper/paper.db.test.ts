import { getInvoicePaper, issueInvoice } from '@stayfront/contract/desk/invoices';
import { getRegistrationForm, getRegistrationForms, getStatement } from '@stayfront/contract/desk/papers';
import type { Route } from '@stayfront/contract/route';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { usualDrawLimits } from '../document/drawing-process.ts';
import { makeRegistrationForms } from './make-registration-forms.ts';
import { makeStatement } from './make-statement.ts';

const database = await freshDatabase();
const { db } = database;
const now = Date.parse('2027-06-01T08:00:00Z');
const clock = { now };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const day = stayDate('2027-06-11');
let [front, reader] = ['', ''];

beforeAll(async () => {
  const hotel = smallHotel({ hotelId: 7001 });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60, 90));
  front = await desk.enter('fred@probe.example', 'front-desk');
  reader = await desk.enter('rita@probe.example', 'reader');
});

async function book(rooms: number, checkIn: string, info: object = {}): Promise<string> {
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', { checkIn, checkOut: '2027-06-14' });
  const booking = bookingOf(
    Array.from({ length: rooms }, () => reference),
    { guestInfo: { ...ada, ...info } },
  );
  return (await guest.book(booking)).body.reservationId;
}
const fetchPaper = (route: Route, params: Record<string, string>, query: Record<string, string> = {}) =>
  desk.ask(route, { params, query, cookie: reader });
const hotelNow = async () => {
  const hotel = await knownHotels(db).current(7001);
  if (!hotel) throw new Error('No hotel');
  return hotel;
};
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('papers of the desk', () => {
  test('are shown by the browser, kept by nobody on the way, in every language, and all of a day in one file', async () => {
    const id = await book(2, day);
    const asked = [
      fetchPaper(getRegistrationForm, { reservationId: id }, { language: 'ar' }),
      fetchPaper(getRegistrationForm, { reservationId: id.toLowerCase() }, { per: 'reservation', language: 'hotel' }),
      fetchPaper(getRegistrationForm, { reservationId: id }, { roomStayIndex: '1' }),
      fetchPaper(getStatement, { reservationId: id }, { language: 'ja' }),
      fetchPaper(getRegistrationForms, { day }),
    ];
    for (const reply of await Promise.all(asked)) {
      expect([reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': expect.stringMatching(/^inline; filename="[\w-]+\.pdf"$/),
        'x-robots-tag': 'noindex',
      });
    }
  });

  test('are refused by name', async () => {
    const id = await book(1, '2027-06-12');
    const gone = await book(1, '2027-06-12');
    await guest.cancel(gone);
    const refusals: [Promise<{ json(): unknown }>, string][] = [
      [fetchPaper(getRegistrationForm, { reservationId: 'SB4-NOBODYHERE' }), 'reservation.unknown'],
      [fetchPaper(getRegistrationForm, { reservationId: gone }), 'reservation.was_cancelled'],
      [fetchPaper(getRegistrationForm, { reservationId: id }, { roomStayIndex: '4' }), 'room_stay.unknown'],
      [fetchPaper(getRegistrationForm, { reservationId: id }, { language: 'xx' }), 'input.invalid'],
      [fetchPaper(getRegistrationForms, { day: '2027-07-30' }), 'day.no_arrivals'],
      [fetchPaper(getStatement, { reservationId: 'nonsense' }), 'reservation.unknown'],
      [fetchPaper(getInvoicePaper, { reservationId: id, invoiceNumber: '7001-2027-0999' }), 'invoice.unknown'],
      [desk.ask(getStatement, { params: { reservationId: id } }), 'operator.missing'],
    ];
    for (const [reply, code] of refusals) expect((await reply).json()).toMatchObject({ code });
    const slow = await startApp(database, clock, { drawLimits: { ...usualDrawLimits, seconds: 0.001 } });
    const reply = await operatorApi(slow, db, 7001, clock).ask(getStatement, {
      params: { reservationId: id },
      cookie: reader,
    });
    expect(reply.json()).toMatchObject({ status: 500, code: 'paper.not_drawn' });
  });
});

test('the forms of a day are those of all rooms that arrive, each in its guest’s language', async () => {
  const forms = await makeRegistrationForms(db, await hotelNow(), { day, language: 'guest', per: 'room' }, now);
  if ('refused' in forms) throw new Error(forms.refused);
  expect(forms.papers.map(({ lang, title }) => [lang, title])).toEqual([
    ['en', 'Registration form'],
    ['en', 'Registration form'],
  ]);
});

test('a statement has each night, what came and went back when, and what is open', async () => {
  const id = await book(1, day);
  await inHotel(db, 7001, async (tx) => {
    const at = new Date('2027-06-02T08:00:00Z');
    const times = { started_at: at, expires_at: at, changed_at: at, next_ask_at: null };
    const money = { amount: 30_000, currency: 'CHF' } as const;
    const refs = JSON.stringify({ paidWith: { brand: 'visa', suffix: '4421' } });
    const intent = { hotel_id: 7001, intent_id: 'i1', reservation_id: id, purpose: 'rest', provider: 'STRIPE', refs };
    const paid = { ...intent, ...money, ...times, idempotency_key: 'i1', state: 'paid', reason: null } as const;
    await tx.insertInto('payment_intent').values(paid).execute();
    const refund = { hotel_id: 7001, refund_id: 'r1', intent_id: 'i1', why: 'changed', state: 'done' } as const;
    const back = { ...refund, amount: 5_000, currency: 'CHF', requested_at: at, changed_at: at } as const;
    await tx.insertInto('payment_refund').values(back).execute();
  });
  const statement = await makeStatement(db, await hotelNow(), { reservationId: id, language: 'de' }, now);
  if ('refused' in statement) throw new Error(statement.refused);
  const [room, sums] = (statement.papers[0]?.tables ?? []).map(({ rows }) => rows.map(({ cells }) => cells.map(plain)));
  expect(room?.map(([label]) => label)).toEqual([
    'Zimmer 1 · Doppelzimmer · Zahlung im Hotel',
    'Freitag, 11. Juni 2027',
    'Samstag, 12. Juni 2027',
    'Sonntag, 13. Juni 2027',
    'City tax',
  ]);
  const minor = (text = ''): number => Number(text.replace(/[^\d-]/g, ''));
  const charged = (room ?? []).slice(1).reduce((sum, [, amount]) => sum + minor(amount), 0);
  expect(sums?.map(([label]) => label)).toEqual([
    'Gesamtbetrag',
    expect.stringMatching(/^MwSt\. 3,8 %|^Enthalten/),
    'Zahlung erhalten · 2. Juni 2027 · Visa ···· 4421',
    'Zahlung zurückgeschickt · 2. Juni 2027 · Visa ···· 4421',
    expect.any(String),
  ]);
  expect(minor(sums?.[0]?.[1])).toBe(charged);
  expect(minor(sums?.at(-1)?.[1])).toBe(charged - 25_000);
});

test('an invoice on paper is the same bytes ever after, whoever fetches it first and however many do', async () => {
  const id = await book(1, day);
  const issued = await desk.ask(issueInvoice, {
    params: { reservationId: id },
    body: { version: 1, buyer: { company: 'Keller GmbH' } },
    cookie: front,
    headers: { 'idempotency-key': 'k1' },
  });
  const { invoiceNumber } = issued.json<{ invoiceNumber: string }>();
  const fetchOnce = () => fetchPaper(getInvoicePaper, { reservationId: id, invoiceNumber });
  const [one, two] = await Promise.all([fetchOnce(), fetchOnce()]);
  expect(one.statusCode).toBe(200);
  expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
  // A house that is called otherwise since, and looks otherwise, would be drawn otherwise.
  const renamed = smallHotel({
    hotelId: 7001,
    name: 'Hotel Anders',
    theme: { isDarkMode: false, colorBtnBg: '#aa0000' },
  });
  await openHotel(db, renamed, smallNights(renamed, stayDate('2027-06-01'), 60, 90));
  expect((await fetchOnce()).rawPayload.equals(one.rawPayload)).toBe(true);
  expect(
    (
      await desk.ask(getInvoicePaper, { params: { reservationId: await book(1, day), invoiceNumber }, cookie: reader })
    ).json(),
  ).toMatchObject({ code: 'invoice.unknown' });
});
