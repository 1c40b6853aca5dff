import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../open-database.ts';
import type { DatabaseFunction } from './database-function.ts';

/** The lock that the migrator holds while it works. */
const migrationLock = '3853314791062309107';

/**
 * Puts functions of the database where they differ from what is there. What was put is written in the comment of each:
 * its edition and the hash of its text. An older server that starts beside a newer one leaves the newer's alone.
 */
export async function putFunctions(db: Db, functions: readonly DatabaseFunction[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.raw(migrationLock)})`.execute(tx);
    for (const one of functions) {
      const { rows } = await sql<{ comment: string | null }>`
        select obj_description(to_regprocedure(${one.signature}), 'pg_proc') as comment`.execute(tx);
      if (!isOutdated(one, rows[0]?.comment ?? '')) continue;
      await sql.raw(one.definition).execute(tx);
      await sql.raw(`comment on function ${one.signature} is '${commentOf(one)}'`).execute(tx);
    }
  });
}

export const hashOf = ({ definition }: DatabaseFunction): string =>
  createHash('sha256').update(definition).digest('hex').slice(0, 16);

const commentOf = (one: DatabaseFunction): string => `edition ${one.edition}, ${hashOf(one)}`;

function isOutdated(one: DatabaseFunction, comment: string): boolean {
  const edition = Number(/^edition (\d+),/.exec(comment)?.[1] ?? 0);
  return one.edition > edition || (one.edition === edition && comment !== commentOf(one));
}
