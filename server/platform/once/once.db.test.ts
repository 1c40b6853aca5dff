import { createHash } from 'node:crypto';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { inHotel } from '../db/in-hotel.ts';
import { openDatabase } from '../db/open-database.ts';
import { once } from './once.ts';
import type { OnceKey } from './under-key.ts';
import { writeOnce } from './write-once.ts';

const { url } = await freshDatabase();
const { db, close } = openDatabase(url);
const hotelId = 7001;
const key: OnceKey = { hotelId, operation: 'brew', key: 'k1', body: { cups: 2 } };
type Brewed = { readonly cups: number };

let times = 0;
/** The two ways to do something once: its answer is known while it is done, or beforehand. */
const ways = {
  once: (body = key, result: Brewed | Refusal<'sold_out'> = { cups: 2 }) =>
    once(db, body, 0, async () => {
      times += 1;
      return result;
    }),
  writeOnce: async (body = key, result: Brewed | Refusal<'sold_out'> = { cups: 2 }) => {
    const plan = 'refused' in result ? result : { answer: result, check: async () => null, write: [] };
    const done = await writeOnce(db, body, 0, plan, {});
    return 'refused' in done ? done : done.answer;
  },
};

beforeAll(async () => {
  const hotel = smallHotel({ hotelId });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
});
beforeEach(async () => {
  times = 0;
  await inHotel(db, hotelId, (tx) => tx.deleteFrom('idempotency').execute());
});
afterAll(close);

describe.each(Object.entries(ways))('%s', (_, brew) => {
  test('gives the first answer to whoever asks again, and refuses another wish under the same key', async () => {
    expect(await brew()).toEqual({ cups: 2 });
    expect(await brew(key, { cups: 9 })).toEqual({ cups: 2 });
    expect(await brew({ ...key, body: { cups: 3 } })).toEqual(refuse('idempotency.mismatch'));
    expect(await brew({ ...key, operation: 'boil' }, { cups: 4 })).toEqual({ cups: 4 });
  });

  test('leaves no trace of a refusal: the same key may be used again', async () => {
    expect(await brew(key, refuse('sold_out'))).toEqual(refuse('sold_out'));
    expect(await brew()).toEqual({ cups: 2 });
    // What was done stands, though it would be refused by now.
    expect(await brew(key, refuse('sold_out'))).toEqual({ cups: 2 });
  });

  test('answers what a release before has kept', async () => {
    const bodyHash = createHash('sha256').update('{"cups":2}').digest();
    const row = { hotel_id: hotelId, operation: 'brew', key: 'k1', body_hash: bodyHash, created_at: new Date(0) };
    await inHotel(db, hotelId, (tx) =>
      tx
        .insertInto('idempotency')
        .values({ ...row, answer: '{"cups":7}' })
        .execute(),
    );
    expect(await brew()).toEqual({ cups: 7 });
  });
});

test('two at the same time are one', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ways.once()));
  expect([new Set(answers.map((answer) => JSON.stringify(answer))).size, times]).toEqual([1, 1]);
});

test('the answers of one way are read by the other', async () => {
  expect(await ways.writeOnce()).toEqual({ cups: 2 });
  expect(await ways.once(key, { cups: 9 })).toEqual({ cups: 2 });
});

test('an error of the database that is a refusal is one, and undoes everything', async () => {
  const raise = { text: `do $$ begin raise exception 'none left' using errcode = 'SF001'; end $$` };
  const plan = { answer: { cups: 1 }, check: async () => null, write: [raise] };
  expect(await writeOnce(db, key, 0, plan, { SF001: 'sold_out' } as const)).toEqual(refuse('sold_out'));
  expect(await ways.once()).toEqual({ cups: 2 });
});
