import { chmodSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from './find-free-port.ts';
import { findPostmaster } from './find-postmaster.ts';
import { findPrograms } from './find-programs.ts';
import { hasUserNamespaces } from './has-user-namespaces.ts';
import { isRoot, launchElsewhere } from '../../../testing/postgres/launch-elsewhere.ts';
import { launchPostgres } from './launch-postgres.ts';
import { launchWith } from './launch-with.ts';
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
    const dataDir = scratchDirectory();
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

  test('gives the application all it needs to make tables, extensions and test databases', async () => {
    const { url, stop } = await launchPostgres({ dataDir: await scratchDatabase(), say: silent });
    await queryOnce(url, 'create schema inventory');
    await queryOnce(url, 'create extension btree_gist');
    await queryOnce(url, 'create database copy_for_a_test');
    const copy = new URL(url);
    copy.pathname = '/copy_for_a_test';
    expect(await queryOnce(copy.href, 'select current_database() as name')).toEqual({ name: 'copy_for_a_test' });
    await stop();
  });

  test('runs beside another one in another directory', async () => {
    const [one, two] = await Promise.all(
      [await scratchDatabase(), await scratchDatabase()].map((dataDir) => launchPostgres({ dataDir, say: silent })),
    );
    expect(one?.url).not.toBe(two?.url);
    expect(await queryOnce(one?.url ?? '', 'select 1 as one')).toEqual({ one: 1 });
    await one?.stop();
    expect(await queryOnce(two?.url ?? '', 'select 2 as two')).toEqual({ two: 2 });
    await two?.stop();
  });

  test('takes another port when somebody was quicker to take the first', async () => {
    const thief = createServer().listen(0, '127.0.0.1');
    await once(thief, 'listening');
    const stolen = (thief.address() as { port: number }).port;
    const ports = [stolen, stolen, await findFreePort()];
    const { url, stop } = await launchWith(
      { dataDir: await scratchDatabase(), say: silent },
      { native: findPrograms(), hasUserNamespaces, findFreePort: async () => ports.shift() ?? 0 },
    );
    expect(ports).toEqual([]);
    expect(Number(new URL(url).port)).not.toBe(stolen);
    expect(await queryOnce(url, 'select 1 as one')).toEqual({ one: 1 });
    await stop();
    thief.close();
  });

  test('stops cleanly with clients connected, and only once', async () => {
    const dataDir = await scratchDatabase();
    const { url, stop } = await launchPostgres({ dataDir, say: silent });
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const cutOff = new Promise<void>((resolve) => client.once('end', resolve));
    await client.connect();
    await Promise.all([stop(), stop()]);
    await stop();
    await cutOff;
    expect(findPostmaster(join(dataDir, 'postgres')).kind).toBe('nothing');
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/);
  });

  test('goes on after Ctrl-C in the terminal until Stayfront has finished its work', async () => {
    const dataDir = await scratchDatabase();
    const elsewhere = launchElsewhere({ dataDir });
    const url = await elsewhere.url;
    // To the whole group, as a terminal does.
    process.kill(-elsewhere.pid, 'SIGINT');
    expect(await elsewhere.next('answeredAfterInterrupt')).toEqual({ answeredAfterInterrupt: true });
    await elsewhere.ended;
    await expect(queryOnce(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('does not mind being started from a directory that nobody may read', async () => {
    const scratch = scratchDirectory();
    const cwd = join(scratch, 'closed');
    const dataDir = join(scratch, 'data');
    mkdirSync(cwd);
    chmodSync(cwd, isRoot ? 0o000 : 0o100);
    onTestFinished(() => chmodSync(cwd, 0o700));
    const elsewhere = launchElsewhere({ dataDir, cwd });
    expect(await queryOnce(await elsewhere.url, 'select 1 as one')).toEqual({ one: 1 });
    await elsewhere.stop();
  });
});
