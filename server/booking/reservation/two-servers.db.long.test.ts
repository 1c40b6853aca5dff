import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { runPair } from '../../testing/race/run-pair.ts';

const { db, url } = await freshDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-pair-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('behind a proxy, a server that is killed costs nobody more than a second try, and no booking is lost or doubled', async () => {
  const { faults, bookings, askedAgain, lost } = await runPair({ db, databaseUrl: url, dataDir, guests: 8, kills: 1 });
  expect(faults).toEqual([]);
  expect(bookings).toBeGreaterThanOrEqual(40);
  expect(askedAgain).toBeLessThanOrEqual(lost); // nobody was turned away who had not been on the way to the dead one
});
