import { sql } from 'kysely';
import type { Db } from '../platform/db/open-database.ts';

/** Empties the history between tests. The database refuses that; only who owns the table can take the guard away. */
export const forgetHistory = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql.raw('alter table reservation_event disable trigger never_changed').execute(tx);
    await sql.raw('delete from reservation_event').execute(tx);
    await sql.raw('delete from history_link').execute(tx);
    await sql.raw('delete from history_day').execute(tx);
    await sql.raw('alter table reservation_event enable trigger never_changed').execute(tx);
  });
