import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { atNotedHotels, listNotedHotels } from './at-noted-hotels.ts';

const { db } = await freshDatabase();
for (const hotelId of [7001, 7002])
  await openHotel(db, smallHotel({ hotelId }), smallNights(smallHotel({ hotelId }), stayDate('2027-06-01'), 3));

/** What is to be done at a hotel, as a table of the engine would have it. */
await sql`create table errand (hotel_id integer not null, what text not null)`.execute(db);
await sql`create trigger note_hotel after insert on errand for each row execute function note_hotel('feeds')`.execute(
  db,
);
const add = (tx: Tx, hotelId: number): Promise<unknown> =>
  sql`insert into errand values (${hotelId}, 'milk')`.execute(tx);
const noted = {
  what: 'feeds',
  async hasAny(tx: Tx, hotelId: number) {
    return (await sql`select from errand where hotel_id = ${hotelId}`.execute(tx)).rows.length > 0;
  },
} as const;
const doAll = async (seen: number[] = []): Promise<number[]> => {
  await atNotedHotels(db, noted, async (hotelId) => {
    seen.push(hotelId);
    await inHotel(db, hotelId, (tx) => sql`delete from errand where hotel_id = ${hotelId}`.execute(tx));
  });
  return seen;
};
const left = (): Promise<number[]> => listNotedHotels(db, 'feeds');

test('a hotel is looked at as long as it has anything of it, and again from the next on', async () => {
  await doAll();
  expect(await left()).toEqual([]);
  await inHotel(db, 7002, (tx) => add(tx, 7002));
  expect([await left(), await doAll(), await left()]).toEqual([[7002], [7002], []]);
  await inHotel(db, 7002, (tx) => add(tx, 7002));
  expect(await left()).toEqual([7002]);
  await doAll();
});

test('one stays on the list while somebody adds to it whose work nobody sees yet', async () => {
  await inHotel(db, 7001, (tx) => add(tx, 7001));
  // Finds the line there, and adds none; it is done after the hotel was looked at.
  await inHotel(db, 7001, async (tx) => {
    await add(tx, 7001);
    expect(await doAll()).toEqual([7001]);
  });
  expect([await left(), await doAll(), await left()]).toEqual([[7001], [7001], []]);
});

test('nor do two who are the first at the same time, and one alone counts who takes it back', async () => {
  await inHotel(db, 7001, async (one, { rollBack }) => {
    await add(one, 7001);
    await inHotel(db, 7001, (two) => add(two, 7001));
    await rollBack();
  });
  expect([await doAll(), await left()]).toEqual([[7001], []]);
});

test('two who add at the same time do not wait for each other where the hotel is noted already', async () => {
  await inHotel(db, 7001, (tx) => add(tx, 7001));
  await inHotel(db, 7001, async (one) => {
    await add(one, 7001);
    await inHotel(db, 7001, (two) => add(two, 7001));
  });
  expect(await doAll()).toEqual([7001]);
});
