import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { launchPostgres } from './launch-postgres.ts';
import { queryOnce } from './query-once.ts';
import { scratchDatabase } from '../../../testing/postgres/scratch-database.ts';
import { scratchDirectory } from '../../../testing/postgres/scratch-directory.ts';

const silent = (): void => undefined;

describe('the database that comes with Stayfront', () => {
  test('is made on the first start, says where, and keeps its data over a restart', async () => {
    const dataDir = join(scratchDirectory(), 'not', 'there', 'yet');
    const said: string[] = [];
    const first = await launchPostgres({ dataDir, say: (line) => said.push(line) });
    await queryOnce(first.url, "create table guest as select 'Ada' as name");
    await first.stop();
    expect(said[0]).toBe(`Creating a new database in ${dataDir}/postgres`);

    const second = await launchPostgres({ dataDir, say: (line) => said.push(line) });
    expect(await queryOnce(second.url, 'select name from guest')).toEqual({ name: 'Ada' });
    expect(said.filter((line) => line.startsWith('Creating'))).toHaveLength(1);
    await second.stop();
  });

  test('stores any language, thinks in UTC, and never trades safety for speed', async () => {
    const { url, stop } = await launchPostgres({ dataDir: await scratchDatabase(), say: silent });
    const settings = await queryOnce(
      url,
      `select current_setting('server_encoding') as encoding, current_setting('timezone') as timezone,
        current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
        current_setting('full_page_writes') as full_page_writes, current_setting('shared_buffers') as shared_buffers,
        current_setting('max_connections') as max_connections, current_setting('listen_addresses') as listen,
        (select datlocprovider::text || ' ' || datlocale from pg_database where datname = current_database()) as locale,
        upper('ñandú') as upper, inet_server_addr()::text as address,
        (select rolsuper from pg_roles where rolname = current_user) as is_superuser`,
    );
    expect(settings).toEqual({
      encoding: 'UTF8',
      timezone: 'UTC',
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      shared_buffers: '128MB',
      max_connections: '200',
      listen: '127.0.0.1',
      locale: 'b C.UTF-8',
      upper: 'ÑANDÚ',
      address: '127.0.0.1/32',
      is_superuser: false,
    });
    await stop();
  });

  test('lets in nobody on the machine who does not know the password', async () => {
    const dataDir = await scratchDatabase();
    const { url, stop } = await launchPostgres({ dataDir, say: silent });
    const { port, password } = new URL(url);
    expect(password.length).toBeGreaterThan(30);
    const knock = (user: string, guess: string): Promise<unknown> =>
      queryOnce(`postgres://${user}:${guess}@127.0.0.1:${port}/stayfront`, 'select 1');
    await expect(knock('stayfront', 'guess')).rejects.toThrow('password authentication failed');
    await expect(knock('postgres', password)).rejects.toThrow('no pg_hba.conf entry');
    expect(statSync(join(dataDir, 'postgres', 'stayfront-password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'postgres', 'pg_hba.conf'), 'utf8')).not.toContain('trust');
    await stop();
  });
});
