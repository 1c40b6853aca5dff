import { statSync } from 'node:fs';

/**
 * What the command line of the postmaster of this very directory contains. By device and inode, so that a copy of
 * the directory is another database, and a moved one still the same. A setting with a dot is one PostgreSQL leaves
 * to others; the last dot ends the number, so that 1.12. is not found in 1.123.
 */
export function clusterSetting(cluster: string): string {
  const { dev, ino } = statSync(cluster, { bigint: true });
  return `stayfront.cluster=${dev}.${ino}.`;
}
