import { sql } from 'kysely';
import type { Tx } from './open-database.ts';

/**
 * For whoever writes thousands of rows that refer to others: until the transaction ends these are looked up by their key.
 * The database keeps the plan that it made for that when the tables were small, or empty, and would read all of them for
 * each row.
 */
export async function lookUpByKey(tx: Tx): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(tx);
  await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
}
