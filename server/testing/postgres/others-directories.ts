import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { scratchDirectory } from './scratch-directory.ts';

export const NOBODY = 65534;
/** A user without a line in /etc/passwd, as containers give them. */
export const NAMELESS = 12345;

export function directoryOf(uid: number): string {
  const directory = scratchDirectory();
  chownSync(directory, uid, uid);
  return directory;
}

export function closedDirectory(owner: number): string {
  const closed = join(scratchDirectory(), 'closed');
  mkdirSync(closed);
  chmodSync(closed, 0o700);
  chownSync(closed, owner, owner);
  return closed;
}
