import { isRefusal, type Refusal } from '@stayfront/contract/problem';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { readSide } from './read-side.ts';

/** A property document as a file, as it may come in again. */
export async function exportHouse(
  db: Db,
  hotel: Hotel,
  side: string,
): Promise<FileAnswer | Refusal<'house.version_unknown'>> {
  const { hotelId } = hotel;
  const read = await inHotel(db, hotelId, (tx) => readSide(tx, hotel, side), 'read only');
  if (isRefusal(read)) return read;
  return new FileAnswer({
    name: `hotel-${hotelId}-${side}.json`,
    type: 'application/json; charset=utf-8',
    content: Buffer.from(`${JSON.stringify(read.found, null, 2)}\n`),
  });
}
