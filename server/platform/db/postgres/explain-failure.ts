import { statfsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { DatabaseDidNotStart } from './database-did-not-start.ts';
import type { Places } from './places-in.ts';

const FULL_BYTES = 1024 * 1024;

/** Turns what the system or PostgreSQL said into what the hotel can do about it. */
export function explainFailure(cause: unknown, { root, log }: Places): DatabaseDidNotStart {
  if (cause instanceof DatabaseDidNotStart) return cause;
  const said = cause instanceof Error ? cause.message : String(cause);
  const say = (message: string): DatabaseDidNotStart => new DatabaseDidNotStart(message, { cause });

  // A full disk also swallows the log, so the text alone would not tell.
  if (/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(said) || isFull(root)) {
    return say(`The disk that holds ${root} is full. Make room on it, or set DATA_DIR to a directory elsewhere.`);
  }
  if (/could not look up effective user ID/.test(said)) {
    return say(
      `The user with number ${process.geteuid?.()} has no name on this machine, and PostgreSQL insists on one to make ` +
        `a new database. Run Stayfront as a user who is listed in /etc/passwd, or set DATABASE_URL.`,
    );
  }
  if (/EACCES|EPERM|EROFS|Permission denied|Operation not permitted|Read-only file system/.test(said)) {
    return say(
      `The database cannot be kept in ${root}: ${whoWeAre()} may not write there (${said.trim()}). ` +
        `Give that user the directory with all that is in it, or set DATA_DIR to another directory.`,
    );
  }
  if (/ENOTDIR|EEXIST/.test(said)) {
    return say(`${root} cannot be the data directory: there is a file in the way. Set DATA_DIR to another directory.`);
  }
  return say(`The database did not start. It said:\n${said.trim()}\nMore may be in ${log}.`);
}

function isFull(root: string): boolean {
  try {
    const disk = statfsSync(root);
    return disk.bavail * disk.bsize < FULL_BYTES;
  } catch {
    return false;
  }
}

function whoWeAre(): string {
  try {
    return `the user “${userInfo().username}”`;
  } catch {
    return `the user with number ${process.geteuid?.()}`;
  }
}
