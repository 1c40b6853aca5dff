import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const app = await startApp(database, { now: Date.parse('2027-06-01T12:00:00Z') });
const hotel = smallHotel();
const api = guestApi(app, hotel.hotelId);
const card = '4111 1111 1111 1111';
let reference = '';

beforeAll(async () => {
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30, 100));
  const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
  ({ reference } = await api.findProduct('double', 'pay-at-hotel', june));
});

beforeEach(async () => {
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency'] as const) await db.deleteFrom(table).execute();
});

const book = (guestInfo: object) => api.book(bookingOf([reference], { guestInfo: { ...ada, ...guestInfo } }));

/** The fields that are named as wrong, in an answer that leaves nothing behind. */
async function wrongFields(request: unknown): Promise<string[]> {
  const { status, body } = await api.book(request);
  expect([status, body.code]).toEqual([400, 'input.invalid']);
  expect(await db.selectFrom('reservation').selectAll().execute()).toEqual([]);
  return body.errors?.map(({ field }) => field) ?? [];
}

describe('what a guest must not decide', () => {
  test.each(['price', 'totalPrice', 'status', 'hotel_id', 'hotelId', 'paid', 'payableNow', 'constructor'])(
    '%s is not taken from the request',
    async (field) => {
      const reservation = { ...bookingOf([reference]).reservation, [field]: 1 };
      expect(await wrongFields({ requestType: 'Book', reservation })).toEqual([`reservation.${field}`]);
      const roomStays: object[] = [{ reference, [field]: 1 }];
      expect(await wrongFields(bookingOf([], { roomStays } as object))).toEqual([`reservation.roomStays.0.${field}`]);
    },
  );

  test('what all objects inherit is not touched', async () => {
    const text = JSON.stringify(bookingOf([reference]));
    const poisoned = text.replace('{"requestType"', '{"__proto__":{"paid":true},"requestType"');
    expect((await api.book(poisoned)).status).toBe(400);
    expect(({} as Record<string, unknown>)['paid']).toBeUndefined();
  });

  test.each(['Cancel', 'book', '', null, 1])('a request of the type %j is none', async (requestType) => {
    expect(await wrongFields({ ...bookingOf([reference]), requestType })).toEqual(['requestType']);
  });
});

describe('names', () => {
  test.each([
    ['of one letter', 'X'],
    ['of eighty signs', '王'.repeat(80)],
    ['with signs that join letters', 'می\u200cنا'],
    ['with letters piled up', 'Z\u0351\u036b\u0343a\u0363\u0362l\u035cg\u0321o\u0340'],
    ['that look like a template', '{{7*7}}${7*7}<%= 7 %>'],
    ['that look like a formula', '=1+1'],
    ['that look like HTML', '<img src=x onerror=alert(1)>'],
  ])('%s are taken letter for letter', async (_, surname) => {
    expect((await book({ surname })).status).toBe(201);
    const { guest } = await db.selectFrom('reservation').select('guest').executeTakeFirstOrThrow();
    expect(guest.surname).toBe(surname);
  });

  test.each([
    ['a web address', 'Win €1000 https://evil.example'],
    ['a web address of the short kind', 'www.evil.example'],
    ['a formula with an address', '=HYPERLINK("http://e")'],
    ['signs that turn the text round', 'محمد\u200f علي\u202c'],
    ['a sign that ended servers', 'An\u202Ena'],
    ['NUL', 'Ada\u0000'],
    ['half a letter', 'Ada\ud83d'],
    ['81 signs', 'x'.repeat(81)],
  ])('with %s are refused', async (_, surname) => {
    expect(await wrongFields(bookingOf([reference], { guestInfo: { ...ada, surname } }))).toEqual([
      'reservation.guestInfo.surname',
    ]);
  });
});

describe('ways to reach a guest', () => {
  test.each(["o'neil+tag@x.co", 'ü@exämple.de'])('%s is an address', async (email) => {
    expect((await book({ email })).status).toBe(201);
  });

  test.each([
    'a@b.c\r\nBcc: x@y.z',
    '"a\r\n"@b.co',
    'a@b.co,d@e.fo',
    'a(comment)@b.co',
    'x'.repeat(5_000),
    '('.repeat(9_999),
  ])('%j is none', async (email) => {
    const request = bookingOf([reference], { guestInfo: { ...ada, email } });
    expect(new Set(await wrongFields(request))).toEqual(new Set(['reservation.guestInfo.email']));
  });

  test.each(["+1'; drop", '1'.repeat(200), '12', '4111111111111111', '+41 44 66', '+999 123 456 789', '123 456'])(
    '%j is no phone',
    async (phone) => {
      const request = bookingOf([reference], { guestInfo: { ...ada, phone } });
      expect(new Set(await wrongFields(request))).toEqual(new Set(['reservation.guestInfo.phone']));
    },
  );

  test.each(['ZZ', 'ch', 'CHE', '', 'XX'])('nobody lives in the country %j', async (country) => {
    const address = { addressLine: 'Seeweg 1', postalCode: '6000', city: 'Luzern', country };
    const request = bookingOf([reference], { guestInfo: { ...ada, address } });
    expect(await wrongFields(request)).toEqual(['reservation.guestInfo.address.country']);
  });
});

describe('a card number', () => {
  test.each(['givenName', 'surname', 'specialRequest'] as const)('in %s is refused, and says why', async (field) => {
    const { body } = await book({ [field]: `please charge ${card} 12/27` });
    expect(body).toMatchObject({ errors: [{ field: `reservation.guestInfo.${field}`, code: 'card_in_text' }] });
  });

  test('stands nowhere in the database, wherever it was typed', async () => {
    const address = { addressLine: card, postalCode: '4111111111111', city: card, country: 'CH', state: card };
    for (const guestInfo of [{ specialRequest: card }, { address }, { phone: card.replaceAll(' ', '') }])
      expect((await book(guestInfo)).status).toBe(400);
    await api.cancel(card.slice(0, 16), 'ada@guest.example');
    const tables = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'graphile_worker')`.execute(db);
    for (const { name } of tables.rows) {
      const { rows } = await sql.raw<{ line: string }>(`select t::text as line from ${name} t`).execute(db);
      const found = rows.filter(({ line }) => line.replaceAll(/\D/g, '').includes('4111111111111111'));
      expect([name, found]).toEqual([name, []]);
    }
  });
});

describe('amounts', () => {
  test.each(['1000.5', '-1', '1e400', '"600"', 'null'])('of %s are no whole number of minor units', async (amount) => {
    const services = [{ serviceId: 'x', quantity: 1, totalPrice: 0 }];
    const request = JSON.stringify(bookingOf([], { roomStays: [{ reference, services }] }));
    const fields = await wrongFields(request.replace('"totalPrice":0', `"totalPrice":${amount}`));
    expect(fields).toEqual(['reservation.roomStays.0.services.0.totalPrice']);
  });
});
