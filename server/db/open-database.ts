import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connectPatience } from './connect-patience.ts';
import { becomeOwner } from './owner-role.ts';
import type { Tables } from './tables.ts';
import { watchStatements, type SlowStatements } from './watch-statements.ts';

declare const insideOneHotel: unique symbol;

export type Db = Kysely<Tables>;
/** A transaction inside one hotel, from `inHotel`. */
export type Tx = Db & { readonly [insideOneHotel]: true };
export type Database = { readonly url: string; readonly db: Db; readonly pool: pg.Pool; close(): Promise<void> };

const types = { date: 1082, int8: 20, int8Array: 1016 };

type Options = {
  readonly maxConnections?: number;
  readonly slow?: SlowStatements | null;
  /** A statement that would wait longer for a lock gives up: others wait behind it. */
  readonly lockTimeoutMs?: number;
};

/** Opens a pool on any PostgreSQL. Days come back as 'YYYY-MM-DD' and money as whole numbers. */
export function openDatabase(url: string, options: Options = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: connectPatience(url),
    application_name: 'stayfront',
    ...(options.lockTimeoutMs === undefined ? {} : { lock_timeout: options.lockTimeoutMs }),
    pipeline: true, // who sends a second statement before the first is answered does not wait in between
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, whatever its types say
    onConnect: async (client) => {
      if (options.slow) watchStatements(client, options.slow);
      await becomeOwner(client);
    },
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  });
  // An idle connection that breaks (database restarted) is replaced on the next use; without a listener it would end
  // the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely ends the pool only if it has asked something itself.
    if (!pool.ending) await pool.end();
  };
  return { url, db, pool, close };
}

// pg turns a date into local midnight of whatever time zone the process has, which is the wrong day half of the time.
function parserOf(oid: number, format?: 'text' | 'binary'): unknown {
  if (format !== 'binary') {
    if (oid === types.date) return (text: string) => text;
    if (oid === types.int8) return wholeNumber;
    if (oid === types.int8Array)
      return (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(wholeNumber));
  }
  return pg.types.getTypeParser(oid, format);
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database holds ${text}, which is too large to count with`);
  return value;
}
