import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findPostmaster } from './find-postmaster.ts';
import { launchPostgres } from './launch-postgres.ts';
import { queryOnce } from './query-once.ts';
import { scratchDatabase } from '../../../testing/postgres/scratch-database.ts';

test('a database that is killed comes back by itself, at the same address and with its data; stopped, it stays so', async () => {
  const dataDir = await scratchDatabase();
  const said: string[] = [];
  const { url, stop } = await launchPostgres({ dataDir, say: (line) => said.push(line) });
  const cluster = join(dataDir, 'postgres');
  await queryOnce(url, "create table guest as select 'Ada' as name");
  for (let time = 1; time <= 2; time += 1) {
    const found = findPostmaster(cluster);
    if (found.kind !== 'ours') throw new Error('no database runs');
    process.kill(found.postmaster.pid, 'SIGKILL');
    await vi.waitUntil(() => said.filter((line) => line.startsWith('The database is running')).length === time + 1, {
      timeout: 60_000,
    });
    expect(await queryOnce(url, 'select name from guest')).toEqual({ name: 'Ada' });
  }
  expect(said.filter((line) => line.includes('has ended by itself'))).toHaveLength(2);
  await stop();
  expect(findPostmaster(cluster).kind).toBe('nothing');
});
