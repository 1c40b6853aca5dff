import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readDraftTime } from './house-draft.store.ts';
import { readVersions } from './house-version.store.ts';

/** Whether the document of a house or its draft has become another one since. */
export const isHouseChangedSince = (db: Db, hotelId: number, since: Instant): Promise<boolean> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      const [live] = await readVersions(tx, hotelId, undefined, 1);
      return Math.max(live?.at ?? 0, await readDraftTime(tx, hotelId)) >= since;
    },
    'read only',
  );
