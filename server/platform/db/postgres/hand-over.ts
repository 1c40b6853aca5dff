import { chmodSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunAs } from './choose-run-as.ts';

/**
 * PostgreSQL opens only a directory that belongs to the user it runs as and is closed to all others, which it is
 * not after `cp -r` from a backup.
 */
export function handOver(cluster: string, who: RunAs): void {
  if ((lstatSync(cluster).mode & 0o077) !== 0) chmodSync(cluster, 0o700);
  if (who.kind === 'other-user') give(cluster, who);
}

/**
 * Needed when root made the database in a user namespace and the machine no longer admits those. The folder itself
 * comes last: as long as it is root's, the next launch knows that an interrupted handing over is to be done again.
 */
function give(path: string, who: { uid: number; gid: number }): void {
  const stat = lstatSync(path);
  if (stat.uid === who.uid) return;
  if (stat.isDirectory()) for (const name of readdirSync(path)) give(join(path, name), who);
  lchownSync(path, who.uid, who.gid);
}
