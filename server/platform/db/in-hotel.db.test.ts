import { afterAll, beforeAll, expect, test } from 'vitest';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { inHotel } from './in-hotel.ts';
import { openDatabase, type Tx } from './open-database.ts';
import { readInHotel } from './read-in-hotel.ts';

const { url } = await freshDatabase();
// One connection: whatever a transaction leaves behind is met by the next.
const { db, pool, close } = openDatabase(url, { maxConnections: 1 });
const hotelId = 7001;

beforeAll(async () => {
  const hotel = smallHotel({ hotelId });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
});
afterAll(close);

const note = (tx: Tx, key: string) =>
  tx
    .insertInto('idempotency')
    .values({
      hotel_id: hotelId,
      operation: 'x',
      key,
      body_hash: Buffer.alloc(1),
      answer: null,
      created_at: new Date(0),
    })
    .execute();
const noted = async (): Promise<unknown[]> =>
  (await readInHotel(db, hotelId, { text: 'select key from idempotency where hotel_id = $1', values: [hotelId] })).map(
    ({ key }) => key as unknown,
  );

test('what ends well is committed; what throws, or takes it back, is not', async () => {
  await inHotel(db, hotelId, (tx) => note(tx, 'kept'));
  await expect(
    inHotel(db, hotelId, async (tx) => {
      await note(tx, 'thrown');
      throw new Error('the kettle exploded');
    }),
  ).rejects.toThrow('the kettle exploded');
  const answer = await inHotel(db, hotelId, async (tx, { rollBack }) => {
    await note(tx, 'taken back');
    await rollBack();
    return 'no';
  });
  expect([answer, await noted()]).toEqual(['no', ['kept']]);
});

test('a commit that was sent behind a statement that fails leaves nothing', async () => {
  const insert =
    'insert into idempotency (hotel_id, operation, key, body_hash, created_at) values ($1, $2, $3, $4, $5)';
  const work = inHotel(db, hotelId, async (_, { send, commit }) => {
    const first = send({ text: insert, values: [hotelId, 'x', 'half', Buffer.alloc(1), new Date(0)] });
    const second = send({ text: 'select 1 / 0' });
    await Promise.all([first, second, commit()]);
  });
  await expect(work).rejects.toThrow('division by zero');
  expect(await noted()).toEqual(['kept']);
});

test('a reading transaction does not write', async () => {
  await expect(inHotel(db, hotelId, (tx) => note(tx, 'read'), 'read only')).rejects.toThrow('read-only');
});

test('a reading transaction sees one moment, whatever others commit meanwhile', async () => {
  const beside = openDatabase(url, { maxConnections: 1 });
  try {
    const count = async (tx: Tx): Promise<number> =>
      (await tx.selectFrom('idempotency').select('key').where('hotel_id', '=', hotelId).execute()).length;
    const seen = await inHotel(
      db,
      hotelId,
      async (tx) => {
        const before = await count(tx);
        await inHotel(beside.db, hotelId, (other) => note(other, 'beside'));
        return [before, await count(tx)];
      },
      'read only',
    );
    expect(seen[1]).toBe(seen[0]);
    expect(await noted()).toContain('beside');
  } finally {
    await beside.close();
  }
});

test('who keeps a transaction for later is told, and does not get into that of another hotel', async () => {
  let kept: Tx | undefined;
  await inHotel(db, hotelId, async (tx) => void (kept = tx));
  const late = async (): Promise<unknown> => kept?.selectFrom('idempotency').selectAll().execute();
  await expect(inHotel(db, 7002, late)).rejects.toThrow('has ended');
});

test('a transaction does not begin inside another one', async () => {
  await expect(inHotel(db, hotelId, (tx) => inHotel(tx, hotelId, async () => 1))).rejects.toThrow('inside another');
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});
