import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';

/** A change is written with the time at which its request came, and may be committed so much later. */
const mostLate = 2 * 60_000;
const mostLookedAt = 100;

/** Which nights were changed since an instant, the oldest first; null where that was too often to tell. */
export const listNightsChangedSince = (
  db: Db,
  hotelId: number,
  since: Instant,
): Promise<{ changeId: string; whoKind: string; from: string; to: string }[] | null> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      const rows = await tx
        .selectFrom('calendar_change')
        .select(['number', 'happened_at', 'who_kind', 'from_date', 'to_date'])
        .where('hotel_id', '=', hotelId)
        .orderBy('number', 'desc')
        .limit(mostLookedAt)
        .execute();
      const found = rows.filter((row) => row.happened_at.getTime() >= since - mostLate);
      if (found.length === mostLookedAt) return null;
      return found.toReversed().map((row) => ({
        changeId: String(row.number),
        whoKind: row.who_kind,
        from: row.from_date,
        to: row.to_date,
      }));
    },
    'read only',
  );
