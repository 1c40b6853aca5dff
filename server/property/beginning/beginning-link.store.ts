import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open-database.ts';

type NewLink = {
  readonly linkHash: Buffer;
  readonly isOfStart: boolean;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
};

export async function insertLink(db: Db, { linkHash, isOfStart, createdAt, expiresAt }: NewLink): Promise<void> {
  await db
    .insertInto('beginning_link')
    .values({
      link_hash: linkHash,
      is_of_start: isOfStart,
      created_at: new Date(createdAt),
      expires_at: new Date(expiresAt),
      used_at: null,
    })
    .execute();
}

/** Uses a link up; of two who come with it at once one finds it used. */
export async function useLink(tx: Tx, linkHash: Buffer, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('beginning_link')
    .set({ used_at: new Date(now) })
    .where('link_hash', '=', linkHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What starts have printed opens nothing any more: another start prints its own, or somebody has come. */
export async function endLinksOfStarts(db: Db | Tx, now: Instant): Promise<void> {
  await db
    .updateTable('beginning_link')
    .set({ used_at: new Date(now) })
    .where('is_of_start', '=', true)
    .where('used_at', 'is', null)
    .execute();
}

/** The next number of a hotel, which nobody else is given until this transaction ends; null where the one tried is taken. */
export async function claimNumber(tx: Tx, hotelId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('a hotel begins', 0))`.execute(tx);
  const taken = await tx.selectFrom('hotel').select('hotel_id').where('hotel_id', '=', hotelId).executeTakeFirst();
  return taken === undefined;
}

/** The highest number there is; null where there is no hotel. */
export async function readHighestNumber(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('hotel')
    .select((max) => max.fn.max('hotel_id').as('highest'))
    .executeTakeFirst();
  return row?.highest ?? null;
}
