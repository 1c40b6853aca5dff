import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { findPostmaster } from '../../platform/db/postgres/find-postmaster.ts';
import { type Elsewhere, launchElsewhere } from './launch-elsewhere.ts';
import { queryOnce } from '../../platform/db/postgres/query-once.ts';

export type Users = { runBy: number; ownedBy: number };

export const makeGuest = (where: Elsewhere): Promise<Users> =>
  launchAnd(where, "create table guest as select 'Ada' as name", undefined);

export const findGuest = (where: Elsewhere): Promise<Users> =>
  launchAnd(where, 'select name from guest', { name: 'Ada' });

/** Launches, asks, stops; tells who really ran it (not what the process itself believes) and who owns the files. */
async function launchAnd(where: Elsewhere, sql: string, expected: unknown): Promise<Users> {
  const launched = launchElsewhere(where);
  expect(await queryOnce(await launched.url, sql)).toEqual(expected);
  const cluster = join(where.dataDir, 'postgres');
  const found = findPostmaster(cluster);
  if (found.kind !== 'ours') throw new Error(`expected a running database, found ${found.kind}`);
  const status = readFileSync(`/proc/${found.postmaster.pid}/status`, 'utf8');
  const users = {
    runBy: Number(/^Uid:\t(\d+)/m.exec(status)?.[1]),
    ownedBy: statSync(join(cluster, 'PG_VERSION')).uid,
  };
  await launched.stop();
  expect(findPostmaster(cluster).kind).toBe('nothing');
  return users;
}
