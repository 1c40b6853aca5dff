import type { HouseDraft } from '@stayfront/contract/desk/house/shapes';
import type { confirmHouseTexts as route } from '@stayfront/contract/desk/house/texts';
import type { RouteInput } from '@stayfront/contract/route';
import { listLeftTranslations, listTranslations } from '@stayfront/rules/house-draft/find-outdated-texts';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { keepTranslations } from '../hotel/keep-translations.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { describeDraft } from './describe-draft.ts';
import type { Editing } from './keep-draft.ts';
import { openHouse } from './open-house.ts';

/** Keeps that translations of the draft fit their originals as these are now, or that somebody thinks so no longer. */
export function confirmTexts(
  db: Db,
  hotel: Hotel,
  { texts, fits }: RouteInput<typeof route>['body'],
  { now }: Editing,
): Promise<HouseDraft> {
  const { hotelId } = hotel;
  return inHotel(db, hotelId, async (tx) => {
    const house = await openHouse(tx, hotel, now);
    const isWished = (one: (typeof texts)[number]): boolean =>
      texts.some(
        ({ path, language, text, original }) =>
          path === one.path &&
          language === one.language &&
          text.trim() === one.text &&
          original.trim() === one.original,
      );
    const standing = listTranslations(house.document).filter(isWished);
    if (fits) {
      // What guests see fits as well, unless it is known that it does not: the draft may be discarded.
      const seen = listLeftTranslations(house.published, house.document);
      const isStanding = ({ path, language }: (typeof seen)[number]): boolean =>
        standing.some((one) => one.path === path && one.language === language);
      await keepTranslations(tx, hotelId, seen.filter(isStanding), true);
      await keepTranslations(tx, hotelId, standing);
    } else
      await sql`
        delete from house_translation as known
         using jsonb_to_recordset(${JSON.stringify(standing)}::jsonb) as gone (
                 path text, language text, text text, "from" text, original text)
         where known.hotel_id = ${hotelId} and known.path = gone.path and known.language = gone.language
           and known.source_language = gone."from" and known.text = gone.text
           and known.original = gone.original`.execute(tx);
    return describeDraft(tx, house);
  });
}
