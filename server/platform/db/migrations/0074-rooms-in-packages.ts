import { sql, type Kysely } from 'kysely';

/** Rooms that are sold in a package are found by it, to be counted where a package has a limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index room_stay_by_package on room_stay (hotel_id, (quote->>'packageId'), departure)
     where quote->>'packageId' is not null`.execute(db);
}
