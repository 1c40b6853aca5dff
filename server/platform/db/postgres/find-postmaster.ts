import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { commandLineOf } from './command-line-of.ts';
import { clusterSetting } from './cluster-setting.ts';
import { nameProcess } from './name-process.ts';

export type Postmaster = { pid: number; port: number; process: string; isReady: boolean };

export type Found =
  | { kind: 'ours'; postmaster: Postmaster }
  | { kind: 'nothing' }
  /** postmaster.pid names a process that has nothing to do with this database: the pid was given out again. */
  | { kind: 'stale'; pidFile: string; note: string }
  /** A postmaster is writing its note just now, or lost its power doing so. */
  | { kind: 'unwritten'; pidFile: string }
  /** Somebody started a PostgreSQL here by hand, or one of his own has by chance got the pid. */
  | { kind: 'unknown-postgres'; pid: number; pidFile: string };

/** Who runs the database in this directory, as PostgreSQL's own note says, and whether that is still true. */
export function findPostmaster(cluster: string): Found {
  const pidFile = join(cluster, 'postmaster.pid');
  let note: string;
  try {
    note = readFileSync(pidFile, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { kind: 'nothing' };
    throw error;
  }
  const lines = note.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (Number.isNaN(pid)) return { kind: 'unwritten', pidFile };
  const words = commandLineOf(pid);
  const name = nameProcess(pid);
  if (name !== undefined && words.includes(clusterSetting(cluster))) {
    const isReady = lines[7]?.trim() === 'ready';
    return { kind: 'ours', postmaster: { pid, port: Number(lines[3]), process: name, isReady } };
  }
  const isMarked = words.some((word) => word.startsWith('stayfront.cluster='));
  const program = basename(words[0] ?? '', '.exe');
  if (program === 'postgres' && !isMarked) return { kind: 'unknown-postgres', pid, pidFile };
  return { kind: 'stale', pidFile, note };
}
