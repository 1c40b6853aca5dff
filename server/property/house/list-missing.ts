import type { HouseTexts } from '@stayfront/contract/desk/house/texts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { findMissingTexts } from '@stayfront/rules/house-draft/find-missing-texts';
import { findOutdatedTexts } from '@stayfront/rules/house-draft/find-outdated-texts';
import { openHouse } from './open-house.ts';
import { readTranslations } from './read-translations.ts';

/** Which texts of the draft are missing, or older than their originals. Also of rooms that are not whole yet. */
export const listMissing = (db: Db, hotel: Hotel): Promise<HouseTexts> =>
  inHotel(
    db,
    hotel.hotelId,
    async (tx) => {
      const house = await openHouse(tx, hotel);
      const old = findOutdatedTexts(house.published, house.document, await readTranslations(tx, house));
      const { languages, ...found } = findMissingTexts(house.document);
      return { ...found, languages: languages.map((one) => ({ ...one, old: old.get(one.language) ?? [] })) };
    },
    'read only',
  );
