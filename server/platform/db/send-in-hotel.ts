import type pg from 'pg';
import { takeShare } from './hotel-shares.ts';

/** Sends a statement, prepared under its name, without waiting for the ones before it. */
export type Send = <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => Promise<Row[]>;

type Sending = {
  readonly send: Send;
  /** Sent like a statement, right behind the last ones: if one of those fails, nothing of the transaction remains. */
  commit(): Promise<unknown>;
};

/**
 * A transaction inside one hotel for what must be fast: each statement would cost a trip to the database and back, and
 * others wait for the rows it has locked meanwhile. Here several go on one trip, the commit with the last of them.
 * Without a commit everything is rolled back.
 */
export async function sendInHotel<Result>(
  pool: pg.Pool,
  hotelId: number,
  work: (sending: Sending) => Promise<Result>,
): Promise<Result> {
  if (!Number.isSafeInteger(hotelId)) throw new RangeError(`${hotelId} is not the number of a hotel`);
  const leave = await takeShare(pool, hotelId);
  try {
    return await sendWith(await pool.connect(), hotelId, work);
  } finally {
    leave();
  }
}

async function sendWith<Result>(
  client: pg.PoolClient,
  hotelId: number,
  work: (sending: Sending) => Promise<Result>,
): Promise<Result> {
  const sent: Promise<unknown>[] = [];
  const track = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    sent.push(answer);
    answer.catch(() => {}); // whoever sent it hears of it; nobody else has to
    return answer;
  };
  let isEnded = false;
  const end = (how: 'commit' | 'rollback'): Promise<unknown> => {
    isEnded = true;
    return track(client.query(how));
  };
  try {
    void track(client.query(`begin; set local stayfront.hotel = '${hotelId}'`));
    return await work({
      send: async (statement) => (await track(client.query(statement))).rows as never,
      commit: () => end('commit'),
    });
  } finally {
    if (!isEnded) void end('rollback');
    // A connection that broke is thrown away by the pool itself.
    await Promise.allSettled(sent);
    client.release();
  }
}
