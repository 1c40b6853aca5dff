import { existsSync } from 'node:fs';
import { makeBackup } from '@stayfront/server/app/backup/make-backup';
import { keptDeps } from './hotel/kept-deps.ts';
import { withPostgres } from './hotel/with-postgres.ts';

const USAGE = `Writes hotels, calendars, reservations, payments, waiting jobs and pictures into one file, as they are at one
moment, while the server goes on.

  npm run backup -- FILE      for example: npm run backup -- backups/2027-06-01.tar.gz

The secret is not in it (the file secret in DATA_DIR, or SECRET): keep that apart. Guests' data is: keep the file as you
keep the database, and no longer than your guests were promised.`;

const [file, ...more] = process.argv.slice(2);
process.exitCode = await act();

async function act(): Promise<number> {
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    console.error(USAGE);
    return 1;
  }
  if (existsSync(file)) {
    console.error(`${file} is there already, and is not overwritten.`);
    return 1;
  }
  return withPostgres(async (databaseUrl, settings) => {
    const deps = { ...(await keptDeps(databaseUrl, settings)), now: Date.now() };
    const { bytes, missingPictures } = await makeBackup(deps, file);
    console.log(`${file}: ${(bytes / 1024 / 1024).toFixed(1)} MB.`);
    if (missingPictures.length > 0)
      console.error(`${missingPictures.length} pictures were not found in DATA_DIR/pictures and are not in it.`);
    return missingPictures.length > 0 ? 2 : 0;
  });
}
