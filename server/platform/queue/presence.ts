import pg from 'pg';

/** A job does not wait longer for it. */
const patience = 5_000;

/** Whether whoever has begun a job is still there, as servers of the release before ask for it. */
export type Presence = {
  /** From here on others can tell that this worker lives, until the process ends in whatever way. */
  hold(worker: string): Promise<void>;
  close(): Promise<void>;
};

/** The lock that stands for a worker. Those who live share it, so that two of one number are not in each other's way. */
export const lockOf = (parameter: string): string => `hashtextextended('stayfront worker ' || ${parameter}, 0)`;

/**
 * Holds locks on a connection of its own, which the database takes back when the process is no more. A server of the
 * release before takes jobs from whoever holds none, so they are held for one more release beside the signs that
 * `jobWatch` goes by. Where the connection is lost, they are held again with the next job.
 */
export function openPresence(databaseUrl: string): Presence {
  const held = new Set<string>();
  let connected: Promise<pg.Client> | null = null;
  let last: Promise<void> = Promise.resolve();

  const lose = (): void => {
    connected = null;
    held.clear();
  };
  const close = async (): Promise<void> => {
    const client = await connected?.catch(() => null);
    lose();
    await client?.end().catch(() => {});
  };
  // Not awaited: a connection whose other side is gone may never say that it has ended, and jobs would wait with it.
  const drop = (): void => {
    const dropped = connected;
    lose();
    dropped?.then((client) => client.end()).catch(() => {});
  };
  const take = async (worker: string): Promise<void> => {
    if (held.has(worker)) return;
    const client = await (connected ??= connect());
    await client.query(`select pg_advisory_lock_shared(${lockOf('$1::text')})`, [worker]);
    held.add(worker);
  };
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'stayfront presence',
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    client.on('error', lose).on('end', lose);
    await client.connect();
    // A machine that lost its power says nothing: the database is to notice within a minute.
    await client.query(
      'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3; set lock_timeout = 0',
    );
    return client;
  };

  return {
    hold(worker) {
      if (held.has(worker)) return Promise.resolve();
      last = last.then(() => take(worker)).catch(drop); // the job itself finds out whether the database is there
      return last;
    },
    close,
  };
}
