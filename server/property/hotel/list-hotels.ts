import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Db } from '../../platform/db/open-database.ts';

export async function listHotels(db: Db): Promise<{ document: PropertyDocument; isDemo: boolean }[]> {
  const rows = await db.selectFrom('hotel').select(['document', 'is_demo']).orderBy('hotel_id').execute();
  return rows.map((row) => ({ document: row.document, isDemo: row.is_demo }));
}
