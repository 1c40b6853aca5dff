import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';

/** A happening is written with the time at which its transaction began, and may be committed so much later. */
const mostLate = 2 * 60_000;
const mostLookedAt = 300;

/** Reservations to which something may have happened since an instant; null where there are too many to name. */
export async function listHappenedSince(db: Db, hotelId: number, since: Instant): Promise<string[] | null> {
  const { rows } = await inHotel(
    db,
    hotelId,
    (tx) =>
      sql<{ reservation_id: string; at: Date }>`
        select reservation_id, happened_at as at from reservation_event
         where hotel_id = ${hotelId} order by event_id desc limit ${mostLookedAt}`.execute(tx),
    'read only',
  );
  const found = rows.filter(({ at }) => at.getTime() >= since - mostLate);
  return found.length === mostLookedAt ? null : [...new Set(found.map((row) => row.reservation_id))].toReversed();
}
