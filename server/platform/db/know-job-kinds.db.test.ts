import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { inHotel } from './in-hotel.ts';
import { jobKinds } from './job-kinds.ts';

const { db, pool } = await freshDatabase();

test.each(jobKinds)('two who queue the first jobs of the kind %s do not wait for each other', async (kind) => {
  const other = await pool.connect();
  try {
    await inHotel(db, 7001, async (tx) => {
      await enqueue(tx, kind, {});
      await other.query("set lock_timeout = '2s'");
      await other.query('begin');
      await other.query('select graphile_worker.add_job($1, $2::json)', [kind, '{}']);
      await other.query('rollback');
    });
  } finally {
    other.release(true);
  }
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from graphile_worker.jobs where task_identifier = $1',
    [kind],
  );
  expect(rows[0]?.n).toBe(1);
});
