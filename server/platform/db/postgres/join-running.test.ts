import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Postmaster, findPostmaster } from './find-postmaster.ts';
import { launchElsewhere } from '../../../testing/postgres/launch-elsewhere.ts';
import { launchPostgres } from './launch-postgres.ts';
import { nameProcess } from './name-process.ts';
import { queryOnce } from './query-once.ts';
import { scratchDatabase } from '../../../testing/postgres/scratch-database.ts';

const silent = (): void => undefined;

describe('a database that was left running', () => {
  test('is taken over after Stayfront was killed, and stopped with the new Stayfront', async () => {
    const dataDir = await scratchDatabase();
    const killed = launchElsewhere({ dataDir });
    const url = await killed.url;
    await queryOnce(url, "create table guest as select 'Ada' as name");
    await killed.kill();

    const said: string[] = [];
    const next = await launchPostgres({ dataDir, say: (line) => said.push(line) });
    expect(said).toEqual(['Going on with the database that was left running last time']);
    expect(next.url).toBe(url);
    expect(await queryOnce(next.url, 'select name from guest')).toEqual({ name: 'Ada' });
    const { pid } = postmasterIn(dataDir);
    await next.stop();
    expect(nameProcess(pid)).toBeUndefined();
  });

  test('is started anew when it was killed too, and nothing committed is lost', async () => {
    const dataDir = await scratchDatabase();
    const killed = launchElsewhere({ dataDir });
    await queryOnce(await killed.url, "create table guest as select 'Ada' as name");
    const { pid } = postmasterIn(dataDir);
    await killed.kill();
    // Not awaited: its children may still be ending, its note is still there.
    process.kill(pid, 'SIGKILL');

    const next = await launchPostgres({ dataDir, say: silent });
    expect(await queryOnce(next.url, 'select name from guest')).toEqual({ name: 'Ada' });
    expect(postmasterIn(dataDir).pid).not.toBe(pid);
    await next.stop();
  });
});

function postmasterIn(dataDir: string): Postmaster {
  const found = findPostmaster(join(dataDir, 'postgres'));
  if (found.kind !== 'ours') throw new Error(`expected a running database, found ${found.kind}`);
  return found.postmaster;
}
