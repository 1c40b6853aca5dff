import { refuse, type Problem, type Refusal } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { replaceDocument } from '../hotel/replace-document.ts';
import { loadHotel } from '../hotel/load-hotel.ts';
import type { Hotel } from '../hotel/hotel.ts';

type Fault = NonNullable<Problem['errors']>[number];

/** Puts a document in place of the hotel's own. It may show only pictures that the hotel has sent before. */
export async function putHotel(
  db: Db,
  hotel: Hotel,
  document: PropertyDocument,
): Promise<Hotel | Refusal<'hotel.unknown' | 'input.invalid'>> {
  const errors = faultsIn(document, hotel);
  if (errors.length > 0) return { refused: 'input.invalid', errors };
  await inHotel(db, hotel.hotelId, (tx) => replaceDocument(tx, document, false));
  return (await loadHotel(db, hotel.hotelId)) ?? refuse('hotel.unknown');
}

function faultsIn(document: PropertyDocument, hotel: Hotel): Fault[] {
  const faults: Fault[] = [];
  const fault = (field: string, code: string, message: string): void => void faults.push({ field, code, message });
  if (document.hotelId !== hotel.hotelId)
    fault('hotelId', 'input.foreign', `This is the address of hotel ${hotel.hotelId}`);
  // A hotel would else stand among another company's hotels by its own word.
  if (document.chainId !== hotel.document.chainId)
    fault('chainId', 'input.foreign', 'Whoever runs this installation puts hotels into chains');
  document.pictures.forEach(({ id }, i) => {
    if (!hotel.pictures.has(id))
      fault(`pictures.${i}.id`, 'input.unknown', `Send the picture "${id}" first (putPicture)`);
  });
  return faults;
}
