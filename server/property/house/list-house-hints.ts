import type { HouseHint } from '@stayfront/contract/desk/house/hints';
import { findOutdatedTexts } from '@stayfront/rules/house-draft/find-outdated-texts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { chainLogoOf } from './chain-logo-of.ts';
import { draftedHotel } from './drafted-hotel.ts';
import { findHints } from './find-hints.ts';
import { openHouse } from './open-house.ts';
import { readTranslations } from './read-translations.ts';

/** What the draft lacks for a good page. */
export async function listHouseHints(db: Db, hotel: Hotel): Promise<HouseHint[]> {
  const [house, known] = await inHotel(
    db,
    hotel.hotelId,
    async (tx) => {
      const opened = await openHouse(tx, hotel);
      return [opened, await readTranslations(tx, opened)] as const;
    },
    'read only',
  );
  const old = findOutdatedTexts(house.published, house.document, known);
  return findHints(draftedHotel(house), await chainLogoOf(db, hotel), old);
}
