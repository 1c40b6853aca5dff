import { openDatabase } from '../platform/db/open-database.ts';

/** One statement on a connection of its own: databases are made and dropped outside every transaction and pool. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const server = openDatabase(serverUrl, { maxConnections: 1, limits: null });
  try {
    await server.pool.query(statement);
  } finally {
    await server.close();
  }
}
