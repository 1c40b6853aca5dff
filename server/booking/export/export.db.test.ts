import { exportDeskReservations } from '@stayfront/contract/desk/export';
import { listDeskReservations, type DeskReservations } from '@stayfront/contract/desk/listing';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T08:00:00Z') };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
let [front, reader] = ['', ''];

beforeAll(async () => {
  const hotel = smallHotel({ hotelId: 7001 });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60, 90));
  front = await desk.enter('fred@probe.example', 'front-desk');
  reader = await desk.enter('rita@probe.example', 'reader');
  for (const [surname, checkIn] of [
    ['Müller; "Ü"', '2027-06-11'],
    ['=HYPERLINK("x")', '2027-06-12'],
    ['Weber', '2027-06-13'],
  ] as const) {
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', { checkIn, checkOut: '2027-06-15' });
    const guestInfo = { ...ada, givenName: surname.startsWith('=') ? surname : 'Ada', surname };
    const { status } = await guest.book(bookingOf([reference], { guestInfo }));
    if (status !== 201) throw new Error(`Nobody could book: ${status}`);
  }
});
const fetchExport = (query: Record<string, string>, cookie = front) =>
  desk.ask(exportDeskReservations, { query, cookie });
const idsOf = async (query: Record<string, string>): Promise<string[]> =>
  (await desk.ask(listDeskReservations, { query, cookie: front }))
    .json<DeskReservations>()
    .reservations.map(({ reservationId }) => reservationId);

test('K16 what is shown can be had as CSV, in the words of the desk and ready for a spreadsheet', async () => {
  const query = { view: 'arriving', sort: '-arrival', arrivalTo: '2027-06-12' };
  const reply = await fetchExport({ ...query, lang: 'de' });
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="7001-arriving-2027-06-01.csv"',
    'cache-control': 'private, no-store',
  });
  expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first, second, ...rest] = reply.body.replace(/^\ufeff/, '').split('\r\n');
  expect(head).toBe(
    'Buchungsnummer;Gast;Stand;Anreise;Abreise;Nächte;Erwachsene;Kinder;Kleinkinder;Zimmer;Raten;Gesamtbetrag;Offen;Währung;Zahlung;Quelle;Gebucht am;E-Mail;Telefon',
  );
  const [early, late] = (await idsOf({ ...query, sort: 'arrival' })).map((id) => `${id};`);
  expect(first?.startsWith(`${late}"'=HYPERLINK(""x"")`)).toBe(true);
  expect(second?.startsWith(`${early}"Ada Müller; ""Ü""";Gebucht;2027-06-11;2027-06-15;4;2;0;0;Doppelzimmer`)).toBe(
    true,
  );
  expect(second).toContain(';2027-06-01 10:00;');
  expect(rest).toEqual(['']);
  expect((await fetchExport({ text: 'weber', lang: 'ja' })).body).toMatch(/^\ufeff?Reference,Guest,/);
});

test('readers get no mail address and no telephone', async () => {
  for (const format of ['csv', 'xlsx']) {
    const reply = await fetchExport({ format }, reader);
    const text =
      format === 'csv'
        ? reply.body
        : strFromU8(unzipSync(reply.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(text).toContain('Weber');
    expect(text).not.toMatch(/guest\.example|7946|Telefon/);
  }
  expect((await desk.ask(exportDeskReservations, {})).statusCode).toBe(401);
  expect((await fetchExport({ format: 'pdf' })).json()).toMatchObject({ code: 'input.invalid' });
});

test('all pages are in it, each reservation once, however many there are', async () => {
  const [source] = await idsOf({ text: 'weber' });
  // The same reservation many times over, as the list would have it.
  for (const table of ['reservation', 'room_stay', 'desk_entry']) {
    const { rows } = await sql<{ column: string }>`select column_name as column from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER'`.execute(db);
    const columns = rows.map(({ column }) => column);
    const values = columns.map((column) =>
      column === 'reservation_id' ? `'SB4-' || lpad(n::text, 10, '0')` : `s."${column}"`,
    );
    await sql
      .raw(
        `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
         select ${values.join(', ')} from ${table} s, generate_series(1, 620) n where s.reservation_id = '${source}'`,
      )
      .execute(db);
  }
  const { rawPayload, headers } = await fetchExport({ format: 'xlsx', sort: 'name' });
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const sheet = strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const ids = [...sheet.matchAll(/>(SB4-\w+)</g)].map(([, id]) => id);
  expect([ids.length, new Set(ids).size]).toEqual([623, 623]);
});
