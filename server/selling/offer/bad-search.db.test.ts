import type { Problem } from '@stayfront/contract/problem';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

// The table of docs/bad-input.md for searches, line by line.
const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const hotel = smallHotel();

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30)));

const good = { checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: '2' };

async function search(query: Record<string, string> | string, address = '/api/hotels/7001/availabilities') {
  const text = typeof query === 'string' ? query : new URLSearchParams({ ...good, ...query }).toString();
  const reply = await app.inject(`${address}?${text}`);
  const body: Partial<Problem> & { promotion?: { problem: string } } = reply.json();
  return { status: reply.statusCode, code: body.code, type: reply.headers['content-type'], body };
}

describe('a search with bad input is refused by name', () => {
  test.each([
    ['a stay that ends on the day it begins', { checkOut: good.checkIn }, 'stay.min_nights'],
    ['a stay that ends before it begins', { checkOut: '2027-06-10' }, 'stay.order'],
    ['30 February', { checkIn: '2027-02-30' }, 'date.invalid'],
    ['29 February of an ordinary year', { checkIn: '2027-02-29' }, 'date.invalid'],
    ['a thirteenth month', { checkOut: '2027-13-01' }, 'date.invalid'],
    ['a day of nothing', { checkIn: '0000-00-00' }, 'date.invalid'],
    ['one digit for a month', { checkIn: '2027-6-11' }, 'date.format'],
    ['a day as some write it', { checkIn: '11/06/2027' }, 'date.format'],
    ['an instant', { checkIn: '2027-06-11T00:00:00Z' }, 'date.format'],
    ['a day without dashes', { checkIn: '20270611' }, 'date.format'],
    ['ten thousand nights', { checkOut: '2054-10-27' }, 'date.range'],
    ['the year 9999', { checkOut: '9999-12-31' }, 'date.range'],
    ['the year 275760', { checkOut: '275760-09-13' }, 'date.format'],
    ['yesterday', { checkIn: '2027-05-31' }, 'date.past'],
    ['nobody', { nbAdults: '0' }, 'guests.bounds'],
    ['more than a room takes', { nbAdults: '9' }, 'guests.bounds'],
    ['a child too many', { nbChildren: '9' }, 'guests.bounds'],
    ['fewer than nobody', { nbAdults: '-1' }, 'input.invalid'],
    ['one and a half', { nbAdults: '1.5' }, 'input.invalid'],
    ['a number in words', { nbAdults: 'two' }, 'input.invalid'],
    ['a thousand million', { nbAdults: '1e9' }, 'input.invalid'],
    ['2 to the 53rd', { nbAdults: '9007199254740992' }, 'input.invalid'],
    ['null', { nbAdults: 'null' }, 'input.invalid'],
    ['an empty number', { nbInfants: '' }, 'input.invalid'],
    ['a currency there is not', { currency: 'XXX' }, 'currency.unsupported'],
    ['a currency in small letters', { currency: 'eur' }, 'currency.unsupported'],
    ['a coin of the net', { currency: 'BTC' }, 'currency.unsupported'],
    ['a code of ten thousand signs', { promoCode: 'A'.repeat(10_000) }, 'input.invalid'],
    ['SQL for a basket', { chosen: "double' or pg_sleep(5)--.2027-06-11.2027-06-12" }, 'input.invalid'],
    [
      'five rooms in the basket',
      { chosen: Array.from({ length: 5 }, () => 'double.2027-06-11.2027-06-12').join() },
      'input.invalid',
    ],
    ['a name that is misspelt', { checkin: '2027-06-11' }, 'input.invalid'],
  ])('%s', async (_, query, code) => {
    const answer = await search(query);
    expect([answer.status, answer.code]).toEqual([400, code]);
    expect(answer.type).toContain('application/problem+json');
  });

  test.each([
    ['a day given twice', 'checkIn=2027-06-11&checkIn=2027-06-12&checkOut=2027-06-14'],
    ['a list of days', 'checkIn[]=2027-06-11&checkOut=2027-06-14'],
    ['a prototype', 'checkIn=2027-06-11&checkOut=2027-06-14&__proto__[x]=1'],
    ['a constructor', 'checkIn=2027-06-11&checkOut=2027-06-14&constructor=1'],
    ['guests given twice', 'checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=1&nbAdults=2'],
    ['nothing at all', ''],
  ])('%s', async (_, query) => expect((await search(query)).status).toBe(400));

  test.each(["1' OR SLEEP(5)--", '1;select pg_sleep(5)', '../1002', '7001%00'])('%s for a hotel', async (id) => {
    const { status } = await search(good, `/api/hotels/${encodeURIComponent(id)}/availabilities`);
    expect([400, 404]).toContain(status);
  });
});

describe('a search with odd but harmless input is answered', () => {
  test.each(['   ', '\u0000', '\u200B\u00AD'])('the code %j is none, as nobody sees it', async (promoCode) => {
    const { status, body } = await search({ promoCode });
    expect([status, body.promotion]).toEqual([200, (await search({})).body.promotion]);
  });

  test.each(['\u0000abc', '🌊🌊', '\u202Eabc', "' OR ''='", '<script>', '${7*7}', 'ＷＥＬＣＯＭＥ'])(
    'the code %j is one that nobody knows',
    async (promoCode) => {
      const { status, body } = await search({ promoCode });
      expect([status, body.promotion?.problem]).toEqual([200, 'promo.unknown']);
    },
  );

  test.each(['../../etc/passwd', 'xx', 'de-CH', ''])('the language %j falls back to English', async (lang) =>
    expect((await search({ lang })).status).toBe(200),
  );

  test.each([
    ['Asia/Beirut', '2028-03-25', '2028-03-27'],
    ['Africa/Cairo', '2028-04-27', '2028-04-29'],
    ['America/Santiago', '2027-09-04', '2027-09-06'],
    ['Europe/Zurich', '2027-10-30', '2027-11-01'],
    ['Europe/Zurich', '2028-03-25', '2028-03-27'],
  ])('two nights around the change of clocks in %s are two', async (timeZone, checkIn, checkOut) => {
    const there = smallHotel({ hotelId: 7002, timeZone });
    await openHotel(database.db, there, smallNights(there, stayDate(checkIn), 3));
    const reply = await app.inject(`/api/hotels/7002/availabilities?checkIn=${checkIn}&checkOut=${checkOut}`);
    const [room] = reply.json<{ availabilities: { products: { nbNights: number; nightPrices: number[] }[] }[] }>()
      .availabilities;
    expect(room?.products.map(({ nbNights, nightPrices }) => [nbNights, nightPrices.length])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
  });
});
