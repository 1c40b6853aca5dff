import { existsSync } from 'node:fs';
import { CannotRestore, restoreBackup } from '@stayfront/server/app/backup/restore-backup';
import { keptDeps } from './hotel/kept-deps.ts';
import { withPostgres } from './hotel/with-postgres.ts';

const USAGE = `Puts a backup into an empty database (DATABASE_URL, or the embedded one of a new DATA_DIR), before a server is
started on it.

  npm run restore -- FILE [--other-secret]

The secret of the backup must be in place (the file secret in DATA_DIR, or SECRET). With --other-secret it is done
without: links that were mailed end to work, and payment accounts must be entered again.`;

const [file, option, ...more] = process.argv.slice(2);
process.exitCode = await act();

async function act(): Promise<number> {
  const isUsed = file !== undefined && !file.startsWith('-') && more.length === 0;
  if (!isUsed || (option !== undefined && option !== '--other-secret')) {
    console.error(USAGE);
    return 1;
  }
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`);
    return 1;
  }
  return withPostgres(async (databaseUrl, settings) => {
    const kept = await keptDeps(databaseUrl, settings);
    const deps = { ...kept, isOtherSecretFine: option === '--other-secret' };
    try {
      const { madeAt } = await restoreBackup(deps, file);
      console.log(`Restored as it was at ${madeAt}. Start the server: it asks the payment providers what became of`);
      console.log(
        'every payment that was under way then. Payments begun after that moment are unknown here: write the',
      );
      console.log('list of payments since then out of your provider’s dashboard, and for each hotel with a provider:');
      console.log('  npm run hotel -- charges HOTEL LIST          what is not known here');
      console.log('  npm run hotel -- charges HOTEL LIST settle   to its reservation, or back to the guest');
      return 0;
    } catch (error) {
      if (!(error instanceof CannotRestore)) throw error;
      console.error(`${file} was not restored. ${error.message}`);
      return 1;
    }
  });
}
