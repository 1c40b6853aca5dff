import { openDatabase } from '../db/open-database.ts';

/**
 * Drops a test database. As whoever logged in: a connection that was just closed may still be ending on the server, and
 * only its own kind may end it for good.
 */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const server = openDatabase(serverUrl, { maxConnections: 1 });
  try {
    await server.pool.query('reset role');
    await server.pool.query(`drop database ${name} with (force)`);
  } finally {
    await server.close();
  }
}
