import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connectPatience } from './connect-patience.ts';
import { endSilent } from './end-silent.ts';
import { divide, hotelShares } from './hotel-shares.ts';
import { becomeOwner } from './owner-role.ts';
import { keepPool } from './pool-of.ts';
import type { Tables } from './tables.ts';
import { watchStatements, type SlowStatements } from './watch-statements.ts';

declare const insideOneHotel: unique symbol;

export type Db = Kysely<Tables>;
/** A transaction inside one hotel, from `inHotel`. */
export type Tx = Db & { readonly [insideOneHotel]: true };
export type Database = {
  readonly url: string;
  readonly db: Db;
  readonly pool: pg.Pool;
  /** How many wait for a connection, or for their hotel's share of them. */
  awaited(): number;
  close(): Promise<void>;
};

const types = { date: 1082, int8: 20, int8Array: 1016 };

type Options = {
  readonly maxConnections?: number;
  readonly slow?: SlowStatements | null;
  /** Absent, those of a server that guests wait for; null, whatever the database says. */
  readonly limits?: Limits | null;
};

/** In milliseconds; 0: none. */
type Limits = {
  /** A statement that would wait longer for a lock gives up: others wait behind it. */
  readonly lockMs: number;
  readonly statementMs: number;
  /** A transaction in which nothing is done for so long is ended, with the locks it holds. */
  readonly idleMs: number;
  /** A connection that has not answered for so long is taken for dead. */
  readonly silentMs: number;
};

/**
 * Whoever waits for a night that somebody has locked is told to come back before a browser gives up. The longest
 * statement of ours, a calendar of 50,000 entries, takes a few seconds; nothing outside is awaited in a transaction.
 */
const serverLimits: Limits = { lockMs: 10_000, statementMs: 60_000, idleMs: 60_000, silentMs: 75_000 };

/** Left for what is done for no hotel: four runners that listen for jobs, and whether we are ready. */
const keptBack = 5;

/** Opens a pool on any PostgreSQL. Days come back as 'YYYY-MM-DD' and money as whole numbers. */
export function openDatabase(url: string, options: Options = {}): Database {
  const { maxConnections = 20, limits = serverLimits } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectPatience(url),
    // A new connection has every table and plan to learn: a house with a guest a minute would pay for that each time.
    idleTimeoutMillis: 300_000,
    application_name: 'stayfront',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000, // of a database that went without a word one hears in minutes, not hours
    pipeline: true, // who sends a second statement before the first is answered does not wait in between
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, whatever its types say
    onConnect: async (client) => {
      if (options.slow) watchStatements(client, options.slow);
      if (limits && limits.silentMs > 0) endSilent(client, limits.silentMs);
      // Said here and not while connecting: poolers refuse what they do not know there.
      if (limits) await client.query(limitsText(limits));
      await becomeOwner(client);
    },
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  });
  // An idle connection that breaks (database restarted) is replaced on the next use; without a listener it would end
  // the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  keepPool(db, pool);
  // A command with a connection or two works for one hotel after the other: there is nothing to divide.
  const shares = maxConnections > 2 * keptBack ? hotelShares(maxConnections - keptBack, connectPatience(url)) : null;
  if (shares) divide(shares, db);
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely ends the pool only if it has asked something itself.
    if (!pool.ending) await pool.end();
  };
  return { url, db, pool, awaited: () => pool.waitingCount + (shares?.waiting() ?? 0), close };
}

const limitsText = ({ lockMs, statementMs, idleMs }: Limits): string =>
  `set lock_timeout = ${lockMs}; set statement_timeout = ${statementMs};
   set idle_in_transaction_session_timeout = ${idleMs}`;

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
