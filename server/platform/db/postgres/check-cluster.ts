import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseDidNotStart } from './database-did-not-start.ts';

/** Says whether there is a database that these programs can open; false means one has to be made. */
export function checkCluster(cluster: string, version: string): boolean {
  const major = version.split('.')[0];
  const note = join(cluster, 'PG_VERSION');
  if (existsSync(note)) {
    const madeBy = readFileSync(note, 'utf8').trim();
    if (madeBy === major) return true;
    throw new DatabaseDidNotStart(
      `The database in ${cluster} was made by PostgreSQL ${madeBy}, and this Stayfront brings PostgreSQL ${major}, ` +
        `which cannot open it. Start the Stayfront it was made with, save the data with pg_dump, set DATA_DIR to a new ` +
        `directory and load it there with the new Stayfront; or set DATABASE_URL to a PostgreSQL ${madeBy}.`,
    );
  }
  // We make databases elsewhere and move them here whole, so these are not remains of ours.
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new DatabaseDidNotStart(
      `${cluster} is neither empty nor a database. Stayfront does not touch it: ` +
        `move it away, or set DATA_DIR to another directory.`,
    );
  }
  return false;
}
