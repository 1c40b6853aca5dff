import type pg from 'pg';
import { takeShare } from './hotel-shares.ts';

/** One reading question inside one hotel, with its named statement kept by the connection: for what must be fast. */
export async function readInHotel<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  hotelId: number,
  question: pg.QueryConfig,
): Promise<Row[]> {
  if (!Number.isSafeInteger(hotelId)) throw new RangeError(`${hotelId} is not the number of a hotel`);
  const leave = await takeShare(pool, hotelId);
  try {
    return await readWith(await pool.connect(), hotelId, question);
  } finally {
    leave();
  }
}

async function readWith<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  hotelId: number,
  question: pg.QueryConfig,
): Promise<Row[]> {
  let failure: Error | undefined;
  try {
    await client.query(`begin read only; set local stayfront.hotel = '${hotelId}'`);
    const { rows } = await client.query<Row>(question);
    await client.query('commit');
    return rows;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure); // a connection that failed in the middle is thrown away, with what it had set
  }
}
