import type { Db } from '../../platform/db/open-database.ts';

/** The highest number there is; null where there is no hotel. */
export async function readHighestNumber(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('hotel')
    .select((max) => max.fn.max('hotel_id').as('highest'))
    .executeTakeFirst();
  return row?.highest ?? null;
}
