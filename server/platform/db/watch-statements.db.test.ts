import { afterAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openDatabase } from './open-database.ts';

const told: [string, number][] = [];
let time = 0;
/** Whatever is asked while it goes on takes a second by this clock. */
const clock = (): number => (time += 1_000);
const { url } = await freshDatabase();
const onSlow = (statement: string, ms: number): void => void told.push([statement, ms]);
const database = openDatabase(url, { slow: { fromMs: 1_000, clock, onSlow } });
const patient = openDatabase(url, { slow: { fromMs: 1_001, clock, onSlow } });
afterAll(async () => {
  await database.close();
  await patient.close();
});
const during = async (work: () => Promise<unknown>): Promise<[string, number][]> => {
  const begin = told.length;
  await work();
  return told.slice(begin);
};

describe('a statement that took long', () => {
  test('is told with its text, not with what was put into it', async () => {
    const asked = `select $1::text as surname,\n 'O''Neil' as other`;
    const lines = await during(() => database.pool.query(asked, ['Lovelace']));
    expect(lines.at(-1)).toEqual([`select $1::text as surname, '…' as other`, 1_000]);
  });

  test('is told of a connection, a named statement and one that failed alike', async () => {
    const client = await database.pool.connect();
    const lines = await during(async () => {
      await client.query({ name: 'one', text: 'select 1 as one', values: [] });
      await client.query(`select 'Lovelace'::date`).catch(() => {});
    });
    client.release();
    expect(lines.map(([statement]) => statement)).toEqual(['select 1 as one', `select '…'::date`]);
  });

  test('is not told while it is quicker than that', async () => {
    expect(await during(() => patient.pool.query('select 1'))).toEqual([]);
  });
});
