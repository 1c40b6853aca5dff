import type { KnownTranslation } from '@stayfront/rules/house-draft/find-outdated-texts';
import { listTexts } from '@stayfront/rules/house-draft/list-texts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { OpenHouse } from './open-house.ts';

/** With which originals translations fit that were once left behind; of those alone that guests see or are to see. */
export async function readTranslations(
  tx: Tx,
  { hotel, published, document }: Pick<OpenHouse, 'hotel' | 'published' | 'document'>,
): Promise<KnownTranslation[]> {
  const known = await tx
    .selectFrom('house_translation')
    .select(['path', 'language', 'text', 'source_language', 'original'])
    .where('hotel_id', '=', hotel.hotelId)
    .orderBy('path')
    .orderBy('language')
    .orderBy('text')
    .orderBy('original')
    .execute();
  if (known.length === 0) return [];
  const standing = new Set(
    [...listTexts(published), ...listTexts(document)].flatMap(({ path, texts }) =>
      Object.entries(texts).map(([language, text]) => `${language} ${path} ${text?.trim()}`),
    ),
  );
  return known
    .filter(({ path, language, text }) => standing.has(`${language} ${path} ${text}`))
    .map(({ source_language: from, ...one }) => ({ ...one, from }));
}
