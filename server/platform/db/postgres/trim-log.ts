import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';

const LIMIT_BYTES = 10 * 1024 * 1024;

/**
 * Keeps the log and one older part. PostgreSQL's own collector never deletes by size, and it holds our file open
 * for appending: so the file is copied and emptied, not moved.
 */
export function trimLog(log: string, limitBytes: number = LIMIT_BYTES): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= limitBytes) return;
  try {
    copyFileSync(log, `${log}.old`);
  } catch {
    // No room for the older part: then it is better lost than the disk full.
    rmSync(`${log}.old`, { force: true });
  }
  truncateSync(log, 0);
}
