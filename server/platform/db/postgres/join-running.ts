import { readFileSync, renameSync, rmSync } from 'node:fs';
import type { Attendance } from './attend.ts';
import { awaitAnswer } from './await-answer.ts';
import { DatabaseDidNotStart } from './database-did-not-start.ts';
import { findPostmaster } from './find-postmaster.ts';
import { nameProcess } from './name-process.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { until } from './until.ts';

const WRITING_MS = 2000;

/**
 * The address of the database that already runs in this directory: another process of ours uses it, or one was
 * killed and left it behind. Nothing when one has to be started.
 */
export async function joinRunning(
  cluster: string,
  version: string,
  attendance: Attendance,
  say: (line: string) => void,
): Promise<string | undefined> {
  const found = findPostmaster(cluster);
  switch (found.kind) {
    case 'nothing':
      return undefined;
    case 'stale':
      discardNote(found.pidFile, found.note);
      return undefined;
    case 'unwritten': {
      const patience = AbortSignal.timeout(WRITING_MS);
      await until(() => (patience.aborted || findPostmaster(cluster).kind !== 'unwritten' ? true : undefined));
      if (findPostmaster(cluster).kind === 'unwritten') discardNote(found.pidFile, '');
      return joinRunning(cluster, version, attendance, say);
    }
    case 'unknown-postgres':
      throw new DatabaseDidNotStart(
        `A PostgreSQL that Stayfront did not start (process ${found.pid}) seems to use ${cluster}. ` +
          `Stop it. If it is one that has to do with something else, delete ${found.pidFile}.`,
      );
    case 'ours': {
      const answer = await awaitAnswer(cluster, say);
      if (answer === 'gone') return undefined;
      const isShared = attendance.hasOthers();
      if (answer.version !== version && !isShared) {
        say(`Replacing the running PostgreSQL ${answer.version} with ${version}`);
        await attendance.whenAlone(() => stopPostmaster(cluster));
        return undefined;
      }
      say(
        isShared
          ? 'Sharing the database with the Stayfront that is already running here'
          : 'Going on with the database that was left running last time',
      );
      return answer.url;
    }
  }
}

/**
 * PostgreSQL only looks whether there is any process with the pid in the note, and would not start. (Should
 * children of a dead postmaster still be at work it will not start either: it also looks for their shared memory.)
 * Moved first and then read again, lest we throw away the note of a postmaster that another launch has started
 * in this very moment.
 */
function discardNote(pidFile: string, note: string): void {
  const aside = `${pidFile}-${nameProcess(process.pid)}`;
  try {
    renameSync(pidFile, aside);
  } catch (error) {
    // Another launch has done it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') === note) rmSync(aside);
  else renameSync(aside, pidFile);
}
