import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { takeShare } from './hotel-shares.ts';
import type { Db, Tx } from './open-database.ts';
import { poolOf } from './pool-of.ts';
import type { Tables } from './tables.ts';

/** Sends a statement, prepared under its name, without waiting for the ones before it. */
export type Send = <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => Promise<Row[]>;

/** For what must be fast: each statement that is awaited costs a trip to the database, and others wait meanwhile. */
export type Transaction = {
  readonly send: Send;
  /** Sent right behind the last statements: if one of those fails, nothing of the transaction remains. */
  commit(): Promise<unknown>;
  /** What was done is undone, though the work ends well. */
  rollBack(): Promise<unknown>;
};

const beginnings = { 'read write': 'begin', 'read only': 'begin isolation level repeatable read, read only' };

/**
 * Works inside one hotel, in one transaction: until it ends, the database shows and takes rows of this hotel alone
 * (row-level security), so that a forgotten condition finds nothing instead of another hotel's guests. What ends well is
 * committed, what throws is rolled back. Who only reads sees one moment: a reservation and its money of the same one, though
 * somebody pays between the two questions. This is the only way in.
 */
export async function inHotel<Result>(
  db: Db,
  hotelId: number,
  work: (tx: Tx, transaction: Transaction) => Promise<Result>,
  mode: keyof typeof beginnings = 'read write',
): Promise<Result> {
  if (!Number.isSafeInteger(hotelId)) throw new RangeError(`${hotelId} is not the number of a hotel`);
  const pool = poolOf(db);
  const leave = await takeShare(db, hotelId);
  try {
    const client = await pool.connect();
    // Both in one message, and nobody waits for the answer: what comes behind it is answered after it.
    return await workWith(client, `${beginnings[mode]}; set local stayfront.hotel = '${hotelId}'`, work);
  } finally {
    leave();
  }
}

async function workWith<Result>(
  client: pg.PoolClient,
  beginning: string,
  work: (tx: Tx, transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const sent: Promise<unknown>[] = [];
  const track = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    sent.push(answer);
    answer.catch(() => {}); // whoever sent it hears of it; nobody else has to
    return answer;
  };
  let ending: Promise<unknown> | null = null;
  const end = (how: 'commit' | 'rollback'): Promise<unknown> => (ending ??= track(client.query(how)));
  try {
    const begun = track(client.query(beginning));
    const result = await work(
      statementsOn(client, () => ending !== null),
      {
        send: async (statement) => (await track(client.query(statement))).rows as never,
        commit: () => end('commit'),
        rollBack: () => end('rollback'),
      },
    );
    await begun;
    await end('commit');
    return result;
  } finally {
    // A connection that broke has rolled back by itself, and is thrown away by the pool.
    void end('rollback');
    await Promise.allSettled(sent);
    client.release();
  }
}

/** What builds statements, on one connection and for one transaction: whoever keeps it for later is told. */
function statementsOn(client: pg.PoolClient, isEnded: () => boolean): Tx {
  const query = (...asked: unknown[]): unknown => {
    if (isEnded()) throw new Error('This transaction has ended: the connection may be in another hotel by now');
    return Reflect.apply(client.query, client, asked);
  };
  const borrowed = { query, release: () => {} } as unknown as pg.PoolClient;
  const pool = { connect: async () => borrowed, end: async () => {}, options: {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) as Tx;
}
