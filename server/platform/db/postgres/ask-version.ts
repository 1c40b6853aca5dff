import pg from 'pg';
import { DatabaseDidNotStart } from './database-did-not-start.ts';

const TOO_MANY_CONNECTIONS = '53300';

/** The version of the database that answers there; nothing while none does (not listening yet, or stopping). */
export async function askVersion(url: string, withinMs: number): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  // It may be cut off at any moment, also between connecting and asking.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version;
  } catch (error) {
    if (error instanceof pg.DatabaseError && !isTemporary(error.code)) {
      throw new DatabaseDidNotStart(
        `The database is running but does not let Stayfront in: ${error.message}. Its password is in the file ` +
          `stayfront-password beside the data; restore that folder as a whole from your backup.`,
        { cause: error },
      );
    }
    return undefined;
  } finally {
    // Not awaited: a connection that does not answer does not say goodbye either.
    client.end().catch(() => undefined);
  }
}

function isTemporary(code: string | undefined): boolean {
  // 57P…: it is starting, stopping, or picking itself up after a crash.
  return code === TOO_MANY_CONNECTIONS || code?.startsWith('57P') === true;
}
