import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { runRace } from '../../testing/race/run-race.ts';

const { db, url } = await freshDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-race-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** In every run until each answer was heard; the sweep goes on for longer. */
const seconds = Number(process.env['RACE_SECONDS'] ?? 2);

test('sixty-four guests on two servers that are killed again and again: no room is sold twice and no booking lost', async () => {
  const seed = Date.now() % 1_000_000;
  const untilHeard = [
    'book: 201',
    'book: 409 sold_out',
    'cancel: 200',
    'modify: 201',
    'discard: 200',
    'change made: 201',
    'change held: 201',
  ];
  const { faults, answers, kills } = await runRace({
    db,
    databaseUrl: url,
    dataDir,
    seed,
    seconds,
    guests: 64,
    untilHeard,
  });
  expect(faults, `seed ${seed}: ${faults[0]}`).toEqual([]);
  expect(kills).toBeGreaterThan(0);
  expect([...answers.keys()]).toEqual(expect.arrayContaining(untilHeard));
});
