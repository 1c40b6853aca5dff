import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { compareDocuments } from '@stayfront/rules/house-draft/compare-documents';
import type { Tx } from '../../platform/db/open-database.ts';
import { listLeftTranslations } from '@stayfront/rules/house-draft/find-outdated-texts';
import { keepTranslations } from './keep-translations.ts';
import { keepUnknownVersion, keepVersion, type NewVersion } from './keep-version.ts';

/**
 * Puts a document in place of the stored one, keeps it as a version, and leaves pictures alone. Whoever puts a document,
 * at the desk, by key or by a command, ends here. Null where it says the same: there is no other version then.
 */
export async function replaceDocument(
  tx: Tx,
  document: PropertyDocument,
  version: NewVersion & { readonly isDemo?: boolean },
): Promise<number | null> {
  const { hotelId } = document;
  const stored = await tx
    .selectFrom('hotel')
    .select(['document', 'is_demo'])
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return null;
  const changes = compareDocuments(stored.document, document);
  const { isDemo = stored.is_demo } = version;
  if (changes.length === 0 && stored.is_demo === isDemo) return null;
  await keepUnknownVersion(tx, hotelId, version.now);
  await tx
    .updateTable('hotel')
    .set((set) => ({
      document: JSON.stringify(document),
      chain_id: document.chainId ?? null,
      is_demo: isDemo,
      version: set('version', '+', 1),
    }))
    .where('hotel_id', '=', hotelId)
    .execute();
  // What is put back was known when guests saw it first.
  if (version.how !== 'put-back')
    await keepTranslations(tx, hotelId, listLeftTranslations(stored.document, document), true);
  return changes.length === 0 ? null : keepVersion(tx, hotelId, version, changes.length);
}
