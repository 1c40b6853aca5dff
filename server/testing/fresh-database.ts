import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '../platform/db/open-database.ts';
import { dropDatabase } from './drop-database.ts';
import { inDatabase } from './in-database.ts';
import { onServer } from './on-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made and dropped. */
    readonly serverUrl: string;
    /** A database with all migrations, of which every test file gets a copy. */
    readonly templateName: string;
  }
}

export type FreshDatabase = Database & { readonly url: string };

/**
 * A migrated database for one test file alone, closed and dropped when the file is done. Call it at the top of the file.
 * `isEmpty` leaves out the migrations. The test itself looks into it as the small hotel would; the app under test opens
 * the database by its url and must say for itself which hotel it works for.
 */
export async function freshDatabase({ isEmpty = false }: { isEmpty?: boolean } = {}): Promise<FreshDatabase> {
  const serverUrl = inject('serverUrl');
  const name = `stayfront_test_${randomBytes(8).toString('hex')}`;
  await onServer(
    serverUrl,
    `create database ${name} template ${isEmpty ? 'template1' : inject('templateName')} strategy file_copy`,
  );
  const url = new URL(inDatabase(serverUrl, name));
  // A test database need not survive a power cut, and a commit that waits for the disk is most of a short test's time.
  url.searchParams.set('options', '-c synchronous_commit=off');
  const own = new URL(url);
  own.searchParams.set('options', '-c synchronous_commit=off -c stayfront.hotel=7001');
  const database = openDatabase(own.href, { limits: null });
  afterAll(async () => {
    await database.close();
    await dropDatabase(serverUrl, name);
  });
  return { ...database, url: url.href };
}
