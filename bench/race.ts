import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '@stayfront/server/platform/db/migrate';
import { openDatabase } from '@stayfront/server/platform/db/open-database';
import { launchPostgres } from '@stayfront/server/platform/db/postgres/launch-postgres';
import { runRace } from '@stayfront/server/testing/race/run-race';

/** The race of the tests, for as long as one likes: `npm run bench -- race [seconds] [seed]`. */
export async function benchRace(say: (line: string) => void): Promise<void> {
  const [seconds = 60, seed = Date.now() % 1_000_000] = process.argv.slice(3).map(Number);
  say(`seed ${seed}, ${seconds} s, 64 guests, two servers`);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'stayfront-race-'));
  const postgres = await launchPostgres({ dataDir: dir, say: () => {} });
  await migrate(postgres.url);
  // The auditor looks into the one hotel there is.
  const own = new URL(postgres.url);
  own.searchParams.set('options', '-c stayfront.hotel=7001');
  const database = openDatabase(own.href);
  try {
    const race = { db: database.db, databaseUrl: postgres.url, dataDir: dir, seed, seconds, guests: 64 };
    const { faults, answers, kills } = await runRace(race);
    for (const [answer, count] of [...answers].sort(([a], [b]) => (a < b ? -1 : 1))) say(`${count} × ${answer}`);
    say(`${kills} servers killed; ${faults.length} faults`);
    for (const fault of faults.slice(0, 50)) say(fault);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
