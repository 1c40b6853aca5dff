import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openDatabase } from './open-database.ts';

const database = await freshDatabase();
const machineZone = process.env['TZ'];
afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machineZone;
});

const ask = async (question: string): Promise<unknown> => {
  const { rows } = await sql.raw<{ answer: unknown }>(`select ${question} as answer`).execute(database.db);
  return rows[0]?.answer;
};

describe('a day in the database', () => {
  test.each(['UTC', 'America/Santiago', 'Africa/Cairo', 'Asia/Beirut', 'Pacific/Apia', 'Pacific/Kiritimati'])(
    'is the same day for a machine in %s, also where that day has no midnight',
    async (zone) => {
      process.env['TZ'] = zone;
      for (const day of ['2027-06-11', '2024-04-26', '2024-09-08', '2027-03-28', '2011-12-30', '1995-01-01'])
        expect(await ask(`'${day}'::date`)).toBe(day);
    },
  );

  test('goes in and comes out of a table unchanged', async () => {
    process.env['TZ'] = 'Pacific/Kiritimati';
    const { rows } = await database.pool.query<{ day: string }>('select $1::date as day', ['2027-10-31']);
    expect(rows).toEqual([{ day: '2027-10-31' }]);
  });
});

describe('an amount in the database', () => {
  test('is a whole number, alone and in a list', async () => {
    expect(await ask('123456789012::bigint')).toBe(123_456_789_012);
    expect(await ask('-5::bigint')).toBe(-5);
    expect(await ask("'{18000,-5,0}'::bigint[]")).toEqual([18_000, -5, 0]);
    expect(await ask("'{}'::bigint[]")).toEqual([]);
    expect(await ask('null::bigint')).toBeNull();
  });

  test('that is too large to count with is a bug, not a rounded bill', async () => {
    expect(await ask('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
    await expect(ask('9007199254740993::bigint')).rejects.toThrow('too large to count with');
    await expect(ask("'{1,9007199254740993}'::bigint[]")).rejects.toThrow('too large to count with');
  });
});

test('everything else comes back as usual', async () => {
  expect(await ask("'2027-06-11T10:00:00Z'::timestamptz")).toEqual(new Date('2027-06-11T10:00:00Z'));
  expect(await ask('42::integer')).toBe(42);
  expect(await ask("'[1]'::jsonb")).toEqual([1]);
  expect(await ask("'{a,b}'::text[]")).toEqual(['a', 'b']);
});

test.each([
  ['', 5_000],
  ['?connect_timeout=30', 30_000],
  ['?connect_timeout=soon', 5_000],
  ['?connect_timeout=0', 5_000],
])('an address that ends in "%s" waits %i ms for a connection', async (end, patience) => {
  const { pool, close } = openDatabase(`postgres://stayfront@127.0.0.1:1/stayfront${end}`);
  expect(pool.options.connectionTimeoutMillis).toBe(patience);
  await close();
});

test('a connection that breaks is replaced, and the server goes on', async () => {
  const { pool, db, close } = openDatabase(database.url, { maxConnections: 1 });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const pid = rows[0]?.pid;
  // The client is put back first, so that it breaks while nobody uses it.
  const broken = new Promise((resolve) => pool.once('remove', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [pid]);
  await broken;
  const again = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  expect(again.rows[0]?.pid).not.toBe(pid);
  await close();
});
