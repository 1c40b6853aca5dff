import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readDraftTime } from './house-draft.store.ts';
import { readVersions } from './house-version.store.ts';

/** A change is written with the time at which its request came, and may be committed so much later. */
const mostLate = 2 * 60_000;

/** Whether the document of a house or its draft has become another one since. */
export const isHouseChangedSince = (db: Db, hotelId: number, since: Instant): Promise<boolean> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      const [live] = await readVersions(tx, hotelId, undefined, 1);
      return Math.max(live?.at ?? 0, await readDraftTime(tx, hotelId)) >= since - mostLate;
    },
    'read only',
  );
