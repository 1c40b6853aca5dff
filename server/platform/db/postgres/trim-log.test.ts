import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { launchPostgres } from './launch-postgres.ts';
import { queryOnce } from './query-once.ts';
import { scratchDatabase } from '../../../testing/postgres/scratch-database.ts';
import { trimLog } from './trim-log.ts';
import { until } from './until.ts';

describe('the log of the database', () => {
  test('stays small while the database goes on writing to it', async () => {
    const dataDir = await scratchDatabase();
    const log = join(dataDir, 'postgres.log');
    const { url, stop } = await launchPostgres({ dataDir, say: () => undefined });
    const complain = async (about: string): Promise<void> => {
      await expect(queryOnce(url, `select "${about}"`)).rejects.toThrow('does not exist');
      await until(() => (readFileSync(log, 'utf8').includes(about) ? true : undefined));
    };
    await complain('first');
    trimLog(log, statSync(log).size);
    expect(existsSync(`${log}.old`)).toBe(false);

    trimLog(log, 10);
    expect(statSync(log).size).toBe(0);
    expect(readFileSync(`${log}.old`, 'utf8')).toContain('first');

    await complain('second');
    expect(readFileSync(log, 'utf8')).not.toMatch(/first|\0/);
    await stop();
  });

  test('is trimmed at each start', async () => {
    const dataDir = await scratchDatabase();
    const log = join(dataDir, 'postgres.log');
    writeFileSync(log, Buffer.alloc(11 * 1024 * 1024, 'x'));
    const { stop } = await launchPostgres({ dataDir, say: () => undefined });
    expect(statSync(log).size).toBeLessThan(10_000);
    expect(statSync(`${log}.old`).size).toBe(11 * 1024 * 1024);
    await stop();
  });
});
