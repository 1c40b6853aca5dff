import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { launchElsewhere } from '../../../testing/postgres/launch-elsewhere.ts';
import { launchPostgres } from './launch-postgres.ts';
import { nameProcess } from './name-process.ts';
import { queryOnce } from './query-once.ts';
import { scratchDirectory } from '../../../testing/postgres/scratch-directory.ts';
import { until } from './until.ts';

const silent = (): void => undefined;
const ALL = ['postgres', 'postgres-users', 'postgres.log'];

describe('a database that was being made', () => {
  test('when Stayfront was killed is made again from the start', async () => {
    const dataDir = scratchDirectory();
    const killed = launchElsewhere({ dataDir });
    await until(() => (unfinishedIn(dataDir).some((name) => isBegun(join(dataDir, name))) ? true : undefined));
    await killed.kill();
    expect(unfinishedIn(dataDir)).toHaveLength(1);
    expect(readdirSync(dataDir)).not.toContain('postgres');

    const { url, stop } = await launchPostgres({ dataDir, say: silent });
    expect(await queryOnce(url, 'select 1 as one')).toEqual({ one: 1 });
    expect(readdirSync(dataDir).toSorted()).toEqual(ALL);
    await stop();
  });

  test('long ago by a dead process is thrown away, one by a living process is not', async () => {
    const dataDir = scratchDirectory();
    const living = `postgres-unfinished-${nameProcess(process.pid)}-abcdef`;
    for (const name of ['postgres-unfinished-999999999-1-abcdef', living]) {
      mkdirSync(join(dataDir, name, 'base'), { recursive: true });
      writeFileSync(join(dataDir, name, 'PG_VERSION'), '18\n');
    }
    const { stop } = await launchPostgres({ dataDir, say: silent });
    expect(readdirSync(dataDir).toSorted()).toEqual([...ALL, living].toSorted());
    await stop();
  });

  test('goes into an empty folder that somebody has prepared', async () => {
    const dataDir = scratchDirectory();
    mkdirSync(join(dataDir, 'postgres'));
    const { url, stop } = await launchPostgres({ dataDir, say: silent });
    expect(await queryOnce(url, 'select 1 as one')).toEqual({ one: 1 });
    await stop();
  });
});

function unfinishedIn(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith('postgres-unfinished-'));
}

function isBegun(directory: string): boolean {
  return readdirSync(directory).includes('base');
}
