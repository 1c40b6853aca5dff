import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { launchElsewhere } from '../../../testing/postgres/launch-elsewhere.ts';
import { launchPostgres } from './launch-postgres.ts';
import { queryOnce } from './query-once.ts';
import { scratchDatabase } from '../../../testing/postgres/scratch-database.ts';
import { scratchDirectory } from '../../../testing/postgres/scratch-directory.ts';

const silent = (): void => undefined;

describe('two Stayfronts in one data directory', () => {
  test('still stop it when the one that started it was killed', async () => {
    const dataDir = await scratchDatabase();
    const first = launchElsewhere({ dataDir });
    const url = await first.url;
    const second = await launchPostgres({ dataDir, say: silent });
    await first.kill();
    expect(await queryOnce(url, 'select 1 as one')).toEqual({ one: 1 });
    await second.stop();
    await expect(queryOnce(url, 'select 2')).rejects.toThrow('ECONNREFUSED');
  });

  test('make one database when both find none at the same moment', async () => {
    const dataDir = scratchDirectory();
    const others = [launchElsewhere({ dataDir }), launchElsewhere({ dataDir })];
    const mine = await launchPostgres({ dataDir, say: silent });
    const urls = await Promise.all(others.map((other) => other.url));
    expect(urls).toEqual([mine.url, mine.url]);
    await Promise.all([mine.stop(), ...others.map((other) => other.stop())]);
    expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres-users', 'postgres.log']);
    await expect(queryOnce(mine.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('never lose it when one leaves while the other arrives', async () => {
    const dataDir = await scratchDatabase();
    let leaving = await launchPostgres({ dataDir, say: silent });
    for (let round = 0; round < 10; round += 1) {
      // Now the one, now the other is first by a hair.
      const isLeavingFirst = round % 2 === 0;
      const left = isLeavingFirst ? leaving.stop() : undefined;
      const arriving = launchPostgres({ dataDir, say: silent });
      await (left ?? leaving.stop());
      const arrived = await arriving;
      expect(await queryOnce(arrived.url, 'select 1 as one')).toEqual({ one: 1 });
      leaving = arrived;
    }
    await leaving.stop();
  });
});
