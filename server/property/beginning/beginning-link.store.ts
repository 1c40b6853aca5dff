import type { Instant } from '@stayfront/rules/stay/hotel-clock';
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
