import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { runRace } from '../../testing/race/run-race.ts';

const { db, url } = await freshDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-race-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** In every run until the commonest answers were heard; the sweep goes on for longer, and until it has heard the rare ones. */
const long = process.env['RACE_SECONDS'];
const common = ['book: 201', 'book: 409 sold_out', 'cancel: 200'];
const rare = ['discard: 200', 'modify: 201', 'change made: 201', 'change held: 201'];

test('sixty-four guests on two servers that are killed again and again: no room is sold twice and no booking lost', async () => {
  const seed = Date.now() % 1_000_000;
  const untilHeard = long === undefined ? common : [...common, ...rare];
  const { faults, answers, kills } = await runRace({
    db,
    databaseUrl: url,
    dataDir,
    seed,
    seconds: Number(long ?? 2),
    guests: 64,
    untilHeard,
  });
  expect(faults, `seed ${seed}: ${faults[0]}`).toEqual([]);
  expect(kills).toBeGreaterThan(0);
  expect([...answers.keys()]).toEqual(expect.arrayContaining(untilHeard));
});
