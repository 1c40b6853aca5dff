import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../platform/db/open-database.ts';
import { until } from './until.ts';

/** Other tests work on the same server: while one of their transactions is older than ours, ours is not listed yet. */
export const settleEvents = (db: Db): Promise<void> =>
  until(async () => {
    const { rows } = await sql<{ isSettled: boolean | null }>`
      select max(transaction_id) < pg_snapshot_xmin(pg_current_snapshot()) as "isSettled"
        from reservation_event`.execute(db);
    expect(rows).not.toEqual([{ isSettled: false }]);
  });
