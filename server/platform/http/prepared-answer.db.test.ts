import { once } from 'node:events';
import { connect } from 'node:net';
import { addDays, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, expect, test } from 'vitest';
import { quoteSeal } from '../../selling/offer/quote-seal.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';

const database = await freshDatabase();
const app = await startApp(database, { now: Date.parse('2027-06-01T12:00:00Z') }, { snapshotBytes: 100_000_000 });
const hotel = smallHotel();
const seal = quoteSeal(testSecret);
let url = '';

beforeAll(async () => {
  await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

const nights = Array.from({ length: 50 }, (_, i) => addDays(stayDate('2027-06-02'), (i * 7) % 50));
const addressOf = (night: StayDate): string =>
  `/api/hotels/7001/availabilities?checkIn=${night}&checkOut=${addDays(night, 1)}`;

/** Asks everything in one breath over one connection, so that answers are written while earlier ones wait to leave. */
async function askAtOnce(asked: readonly StayDate[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  const requests = asked.map((night, i) => {
    const last = i === asked.length - 1 ? 'connection: close\r\n' : '';
    return `GET ${addressOf(night)} HTTP/1.1\r\nhost: hotel\r\n${last}\r\n`;
  });
  socket.write(requests.join(''));
  await once(socket, 'end');
  return Buffer.concat(parts).toString();
}

test('answers that wait in line to be sent are not written over by those behind them', async () => {
  const [one, other] = await Promise.all([askAtOnce(nights), askAtOnce(nights.toReversed())]);
  const nightsIn = (text: string): (string | undefined)[] =>
    [...text.matchAll(/"reference":"([^"]+)"/g)].map(([, reference = '']) => seal.open(reference)?.arrival);
  const perNight = nightsIn(one).length / nights.length;
  expect(perNight).toBeGreaterThan(1);
  expect(nightsIn(one)).toEqual(nights.flatMap((night) => Array.from({ length: perNight }, () => night)));
  expect(nightsIn(other)).toEqual(nightsIn(one).toReversed());
});
