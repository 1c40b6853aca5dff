import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel } from '../../testing/small-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { knownHotels } from './known-hotels.ts';

const { url } = await freshDatabase();
const statements: string[] = [];
const slow = { fromMs: 0, clock: () => 0, onSlow: (text: string) => void statements.push(text) };
const { db, close } = openDatabase(url, { slow });
const hotelId = 7001;

beforeAll(() => openHotel(db, smallHotel({ hotelId }), { rooms: [], rates: [] }));
afterAll(close);

const rename = (name: string): Promise<unknown> =>
  openHotel(db, smallHotel({ hotelId, name }), { rooms: [], rates: [] });

test('a hotel is known once, whichever way it is asked for', async () => {
  const hotels = knownHotels(db);
  const hotel = await hotels.current(hotelId);
  statements.length = 0;
  expect([await hotels.remembered(hotelId), hotels.size()]).toEqual([hotel, 1]);
  expect(statements).toEqual([]);
  expect(await hotels.current(hotelId)).toBe(hotel);
  expect(statements).toHaveLength(1); // its version alone
});

test('who asks for the current one sees a change at once, and others from then on', async () => {
  const hotels = knownHotels(db);
  const before = await hotels.remembered(hotelId);
  await rename('Hotel Probe am See');
  expect(await hotels.remembered(hotelId)).toBe(before);
  const after = await hotels.current(hotelId);
  expect(after?.document.name).toBe('Hotel Probe am See');
  expect(await hotels.remembered(hotelId)).toBe(after);
  expect([before && hotels.isKnown(before), after && hotels.isKnown(after)]).toEqual([false, true]);
});

test('what is being read while the hotel is forgotten is not kept', async () => {
  const hotels = knownHotels(db);
  const reading = hotels.remembered(hotelId);
  hotels.forget(hotelId);
  const old = await reading;
  expect([old && hotels.isKnown(old), hotels.size()]).toEqual([false, 0]);
  expect(await hotels.remembered(hotelId)).not.toBe(old);
});

test('two who ask at the same time are one question; a hotel that is not there is not kept', async () => {
  const hotels = knownHotels(db);
  const [one, other] = await Promise.all([hotels.remembered(hotelId), hotels.remembered(hotelId)]);
  expect(one).toBe(other);
  expect([await hotels.remembered(7777), await hotels.current(7777), hotels.size()]).toEqual([null, null, 1]);
});
