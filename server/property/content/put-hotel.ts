import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { loadHotel } from '../hotel/load-hotel.ts';
import { replaceDocument } from '../hotel/replace-document.ts';
import { findForeign } from './find-foreign.ts';

/** Puts a document in place of the hotel's own. It may show only pictures that the hotel has sent before. */
export async function putHotel(
  db: Db,
  hotel: Hotel,
  document: PropertyDocument,
  { by, now }: { readonly by: string; readonly now: Instant },
): Promise<Hotel | Refusal<'hotel.unknown' | 'input.invalid'>> {
  const faults = findForeign(document, hotel);
  if (faults.length > 0) {
    const errors = faults.map(({ place, code, message }) => ({ field: place.join('.'), code, message }));
    return { refused: 'input.invalid', errors };
  }
  await inHotel(db, hotel.hotelId, (tx) => replaceDocument(tx, document, { by, how: 'put', isDemo: false, now }));
  return (await loadHotel(db, hotel.hotelId)) ?? refuse('hotel.unknown');
}
