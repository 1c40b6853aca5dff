import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { readVersionDocument } from './house-version.store.ts';
import { openHouse } from './open-house.ts';

/** What is asked for by name: what guests see, the same with the draft in it, or a version by its number. */
export async function readSide(
  tx: Tx,
  hotel: Hotel,
  side: string,
): Promise<{ readonly found: Fields } | Refusal<'house.version_unknown'>> {
  if (side === 'draft' || side === 'published') {
    const { document, published } = await openHouse(tx, hotel);
    return { found: side === 'draft' ? document : published };
  }
  const found = await readVersionDocument(tx, hotel.hotelId, Number(side));
  return found ? { found } : refuse('house.version_unknown');
}
