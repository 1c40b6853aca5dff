import type { KnownTranslation } from '@stayfront/rules/house-draft/find-outdated-texts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/**
 * Keeps that translations fit originals. `isFirst`: only of texts of which nothing is known yet, since what a text was
 * first left by is what it was written for.
 */
export async function keepTranslations(
  tx: Tx,
  hotelId: number,
  translations: readonly KnownTranslation[],
  isFirst = false,
): Promise<void> {
  if (translations.length === 0) return;
  await sql`
    insert into house_translation (hotel_id, path, language, text, source_language, original)
    select ${hotelId}, path, language, text, "from", original
      from jsonb_to_recordset(${JSON.stringify(translations)}::jsonb) as put (
             path text, language text, text text, "from" text, original text)
     where not ${isFirst} or not exists (
             select from house_translation as known
              where known.hotel_id = ${hotelId} and known.path = put.path and known.language = put.language
                and known.source_language = put."from" and md5(known.text) = md5(put.text))
    on conflict do nothing`.execute(tx);
}
