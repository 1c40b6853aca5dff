import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { describeArchive as route } from '@stayfront/contract/desk/archive';
import type { RouteAnswer } from '@stayfront/contract/route';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { sourceName } from '../../property/picture/variants.ts';
import { readAmounts } from './archive.store.ts';

/** What one of each takes in an archive, packed; measured with made-up hotels. */
const usual = { reservation: 900, letter: 3_600, price: 30, version: 4_000, picture: 400_000 } as const;

/** What an archive would have in it. Pictures are measured where they are kept here. */
export async function describeContents(db: Db, pictureDir: string, hotel: Hotel): Promise<RouteAnswer<typeof route>> {
  const { hotelId, pictures, lookPictures } = hotel;
  const { paper, nights, ...amounts } = await inHotel(db, hotelId, (tx) => readAmounts(tx, hotelId), 'read only');
  const hashes = new Set([...pictures.values(), ...lookPictures.values()].map(({ sourceHash }) => sourceHash));
  let bytes = paper;
  for (const hash of hashes)
    bytes += await stat(path.join(pictureDir, sourceName(hash))).then(
      ({ size }) => size,
      () => usual.picture,
    );
  bytes += amounts.reservations * usual.reservation + amounts.letters * usual.letter;
  bytes += nights * usual.price + amounts.versions * usual.version;
  return { ...amounts, prices: nights, pictures: hashes.size, bytes };
}
