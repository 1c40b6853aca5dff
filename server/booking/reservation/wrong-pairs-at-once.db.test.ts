import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

const fresh = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const hotel = smallHotel();
const way = await heldWay(new URL(fresh.url));
afterAll(() => way.close());
const [far, near] = [await startApp({ url: way.url }, clock), await startApp(fresh, clock)];
const [farApi, nearApi] = [guestApi(far, hotel.hotelId), guestApi(near, hotel.hotelId)];

beforeEach(async () => {
  await fresh.db.deleteFrom('attempt').execute();
  await openHotel(fresh.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
});

test('a wrong pair whose answer is still under way keeps nobody else waiting, whether right or wrong', async () => {
  const { reference } = await nearApi.findProduct('double', 'pay-at-hotel', {
    checkIn: '2027-06-11',
    checkOut: '2027-06-13',
  });
  const { body } = await nearApi.book(bookingOf([reference]));
  way.holdAnswersTo('insert into attempt');
  const slow = farApi.cancel('SB4-AAAAAAAAAA', undefined, '192.0.2.1');
  await until(async () => expect(await hotelTries()).toEqual({ tries: 1 }));
  expect((await nearApi.cancel('SB4-BBBBBBBBBB', undefined, '192.0.2.2')).status).toBe(404);
  expect((await nearApi.cancel(body.reservationId, 'eve@evil.example', '192.0.2.3')).status).toBe(404);
  expect((await nearApi.cancel(body.reservationId, undefined, '192.0.2.4')).status).toBe(200);
  way.letGo();
  expect((await slow).status).toBe(404);
  expect(await hotelTries()).toEqual({ tries: 3 });
});

test('strangers who guess at two servers at once are answered as often as at one', async () => {
  const guess = (n: number): string => `SB4-AAAAAAAA${String.fromCharCode(65 + Math.floor(n / 20))}A`;
  const byOne = Array.from({ length: 30 }, (_, n) => apiOf(n).cancel(guess(n * 20), undefined, '192.0.2.9'));
  expect((await Promise.all(byOne)).filter((answer) => answer.status === 404)).toHaveLength(10);
  const { tries: before } = await hotelTries();
  const byMany = Array.from({ length: 220 }, (_, n) =>
    apiOf(n).cancel(`no reference ${n}`, undefined, `198.51.${n}.7`),
  );
  expect((await Promise.all(byMany)).filter((answer) => answer.status === 404)).toHaveLength(200 - before);
});

const apiOf = (n: number) => (n % 2 === 0 ? farApi : nearApi);

const hotelTries = () =>
  fresh.db.selectFrom('attempt').select('tries').where('subject', '=', 'hotel ').executeTakeFirstOrThrow();

/** A way to a database on which the answers to one statement, and all behind it, can be held back. */
async function heldWay(to: URL) {
  let words = '';
  let letGo = (): void => {};
  const ends = new Set<Socket>();
  const door = createServer((caller) => {
    const inside = connect(Number(to.port), to.hostname);
    for (const end of [caller, inside]) ends.add(end.on('error', () => {}));
    caller.on('data', (chunk) => {
      if (words !== '' && chunk.includes(words)) {
        words = '';
        inside.unpipe(caller);
        letGo = () => inside.pipe(caller);
      }
      inside.write(chunk);
    });
    caller.on('close', () => inside.destroy());
    inside.pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const url = new URL(to);
  url.port = String((door.address() as AddressInfo).port);
  return {
    url: url.href,
    holdAnswersTo: (statement: string): void => void (words = statement),
    letGo: () => letGo(),
    async close(): Promise<void> {
      for (const end of ends) end.destroy();
      door.close();
      await once(door, 'close');
    },
  };
}
