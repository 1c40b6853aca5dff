import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseDidNotStart } from './database-did-not-start.ts';

export function connectionUrl(cluster: string, port: number): string {
  const file = join(cluster, 'stayfront-password');
  let password: string;
  try {
    password = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new DatabaseDidNotStart(
      `The password of the database is missing: there is no file ${file}. Restore it from your backup.`,
    );
  }
  // It is on this machine and lets in whoever has the password: a connection that comes late waits for the machine alone,
  // which may have slept. After the usual five seconds guests would be turned away for nothing.
  return `postgres://stayfront:${password}@127.0.0.1:${port}/stayfront?connect_timeout=30`;
}
