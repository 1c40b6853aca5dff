import { isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import type { Hotel } from '../hotel/hotel.ts';
import type { PlacedFault } from './check-document.ts';

/**
 * What a document says that this hotel may not say: another hotel's number or chain, pictures it has not sent. Also of one
 * that has other faults, so that all are told at once.
 */
export function findForeign({ hotelId, chainId, pictures }: Fields, hotel: Hotel): PlacedFault[] {
  const faults: PlacedFault[] = [];
  const fault = (place: PlacedFault['place'], code: string, message: string): void =>
    void faults.push({ place, code, message });
  if (hotelId !== hotel.hotelId) fault(['hotelId'], 'input.foreign', `This is the address of hotel ${hotel.hotelId}`);
  // A hotel would else stand among another company's hotels by its own word.
  if (chainId !== hotel.document.chainId)
    fault(['chainId'], 'input.foreign', 'Whoever runs this installation puts hotels into chains');
  const entries: readonly unknown[] = Array.isArray(pictures) ? pictures : [];
  entries.forEach((entry, i) => {
    const id = isFields(entry) ? entry['id'] : undefined;
    if (typeof id === 'string' && !hotel.pictures.has(id))
      fault(['pictures', i, 'id'], 'input.unknown', `Send the picture "${id}" first (putPicture)`);
  });
  return faults;
}
