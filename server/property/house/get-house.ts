import type { House } from '@stayfront/contract/desk/house/draft';
import type { HouseDraft } from '@stayfront/contract/desk/house/shapes';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { describeDraft } from './describe-draft.ts';
import { describeVersion } from './describe-version.ts';
import { openHouse } from './open-house.ts';

/** What guests see, and what is changed and not published yet, of one moment. */
export const getHouse = (db: Db, hotel: Hotel, canTranslate: boolean): Promise<House> =>
  inHotel(
    db,
    hotel.hotelId,
    async (tx) => {
      const house = await openHouse(tx, hotel);
      const version = describeVersion(house.live);
      return { version, document: house.published, draft: await describeDraft(tx, house), canTranslate };
    },
    'read only',
  );

export const getHouseDraft = (db: Db, hotel: Hotel, since: number | undefined): Promise<HouseDraft> =>
  inHotel(db, hotel.hotelId, async (tx) => describeDraft(tx, await openHouse(tx, hotel), since), 'read only');
