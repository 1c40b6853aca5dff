import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
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
