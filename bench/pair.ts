import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '@stayfront/server/platform/db/migrate';
import { openDatabase } from '@stayfront/server/platform/db/open-database';
import { launchPostgres } from '@stayfront/server/platform/db/postgres/launch-postgres';
import { runPair } from '@stayfront/server/testing/race/run-pair';

/** The two servers of the tests, killed as often as one likes: `npm run bench -- pair [kills]`. */
export async function benchPair(say: (line: string) => void): Promise<void> {
  const [kills = 20] = process.argv.slice(3).map(Number);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-pair-'));
  const postgres = await launchPostgres({ dataDir: dir, say: () => {} });
  await migrate(postgres.url);
  // The auditor looks into the one hotel there is.
  const own = new URL(postgres.url);
  own.searchParams.set('options', '-c stayfront.hotel=7001');
  const database = openDatabase(own.href);
  try {
    const pair = { db: database.db, databaseUrl: postgres.url, dataDir: dir, guests: 32, kills };
    const { faults, bookings, askedAgain, lost, busy } = await runPair(pair);
    say(`${bookings} booked by 32 guests while ${kills} servers were killed`);
    say(`${lost} requests were on their way to one of them; ${askedAgain} bookings were asked for again and are there`);
    if (busy > 0) say(`${busy} answers said that the server has too much to do, and were asked for again`);
    say(`${faults.length} faults`);
    for (const fault of faults.slice(0, 50)) say(fault);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
