import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** Puts a document in place of the stored one and leaves its pictures. One that says the same changes nothing. */
export async function replaceDocument(tx: Tx, document: PropertyDocument, isDemo: boolean): Promise<void> {
  const text = JSON.stringify(document);
  await tx
    .updateTable('hotel')
    .set((set) => ({
      document: text,
      chain_id: document.chainId ?? null,
      is_demo: isDemo,
      version: set('version', '+', 1),
    }))
    .where('hotel_id', '=', document.hotelId)
    .where((where) =>
      where.or([where('document', '<>', sql<PropertyDocument>`${text}::jsonb`), where('is_demo', '<>', isDemo)]),
    )
    .execute();
}
