import { openDatabase } from '../platform/db/open-database.ts';
import { until } from '../platform/db/postgres/until.ts';

/**
 * Drops a test database. As whoever logged in: a connection that was just closed may still be ending on the server, and
 * only its own kind may end it for good. PostgreSQL's own cleaning (autovacuum) nobody may end: it is waited for.
 */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const server = openDatabase(serverUrl, { maxConnections: 1, limits: null });
  try {
    await server.pool.query('reset role');
    await until(() =>
      server.pool.query(`drop database ${name} with (force)`).catch((error: { code?: string }) => {
        if (error.code !== NOT_YOURS_TO_END) throw error;
        return undefined;
      }),
    );
  } finally {
    await server.close();
  }
}

const NOT_YOURS_TO_END = '42501';
