import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { callsWithAny } from '../testing/calls-with.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../testing/guest-api.ts';
import { payApi } from '../testing/pay-api.ts';
import { openPayrailsApi } from '../testing/payrails-api.ts';
import { startApp, testSecret } from '../testing/start-app.ts';

const numbers = ['4111111111111111', '5555 5555 5555 4444', '4000-0000-0000-3220'];
const hotelId = 7001;
const now = Date.parse('2027-06-01T12:00:00Z');
const database = await freshDatabase();
const app = await startApp(database, { now });
const payrails = await openPayrailsApi();
afterAll(() => payrails.sandbox.stop());

// In a process of its own, since the log goes straight to standard output.
const here = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href);
const PROGRAM = `
const { url, secret, now, dataDir, calls } = JSON.parse(await new Response(process.stdin).text());
const { makeServer } = await import(${here('../app/main.ts')});
const { openLog } = await import(${here('../platform/log/open-log.ts')});
const { openDatabase } = await import(${here('../platform/db/open-database.ts')});
const database = openDatabase(url);
const app = await makeServer({
  database, secret, now: () => now, dataDir, snapshotBytes: 0, publicUrl: () => 'https://book.example', log: openLog('info'),
  addPages: async () => {},
});
const statuses = {};
for (const call of calls) {
  const { statusCode } = await app.inject(call);
  statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
}
await app.close();
await database.close();
console.error(JSON.stringify(statuses));
`;

/** Not waited for by standing still: the provider's sandbox lives in this process. */
async function run(told: object): Promise<{ status: unknown; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM]);
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (said.stderr += text));
  child.stdin.end(JSON.stringify(told));
  const [status] = (await once(child, 'close')) as [unknown];
  return { status, ...said };
}

const digitsOf = (text: string): string => text.replaceAll(/[\s.-]|%20/g, '');
const findNumbers = (text: string): string[] => numbers.filter((number) => digitsOf(text).includes(digitsOf(number)));

test('a card number that is sent to any operation, in any place, is in no table, no log and no file', async () => {
  await payApi(database, app, { now }).open(payrails.settings, 200);
  const { reference } = await guestApi(app, hotelId).findProduct('double', 'pay-at-hotel', {
    checkIn: '2027-06-11',
    checkOut: '2027-06-13',
  });
  const bodies = new Map<string, unknown>([
    [
      'sendBookingRequest',
      {
        ...bookingOf([reference], {
          channelParameters: { channelId: 1, refid: 'a', clientId: 'b', trvReference: 'c', trvLocale: 'd' },
        }),
      },
    ],
  ]);
  const calls = callsWithAny(numbers, hotelId, bodies);
  const told = { url: database.url, secret: testSecret, now, dataDir: app.dataDir, calls };
  const { status, stdout, stderr } = await run(told);
  const statuses = JSON.parse(stderr || '{}') as Record<string, number>;
  expect(status).toBe(0);
  // Some were booked all the same, with a mark of somebody else left out; none made the server stumble.
  expect(statuses['201']).toBeGreaterThan(3);
  expect(Object.keys(statuses).filter((code) => Number(code) >= 500 && code !== '503')).toEqual([]);

  expect(stdout.split('\n').filter((line) => line.includes('"answered"')).length).toBeGreaterThan(calls.length / 2);
  expect(stdout.split('\n').filter((line) => findNumbers(line).length > 0)).toEqual([]);

  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`.execute(database.db);
  for (const { name } of tables.rows) {
    const { rows } = await sql.raw<{ line: string }>(`select t::text as line from ${name} t`).execute(database.db);
    expect([name, rows.filter(({ line }) => findNumbers(line).length > 0)]).toEqual([name, []]);
  }
  for (const file of readdirSync(app.dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const full = path.join(file.parentPath, file.name);
    expect([full, findNumbers(readFileSync(full, 'latin1'))]).toEqual([full, []]);
  }
});
