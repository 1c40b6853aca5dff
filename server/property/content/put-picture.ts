import { refuse, type Refusal } from '@stayfront/contract/problem';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { keepPictureBytes } from '../picture/keep-picture.ts';
import type { PictureStore } from '../picture/picture-store.ts';
import { savePicture } from '../hotel/save-picture.ts';
import type { Hotel, StoredPicture } from '../hotel/hotel.ts';

const mostBytes = 15 * 1024 * 1024;
const mostPictures = 500;

export type PictureDeps = {
  readonly db: Db;
  readonly pictureDir: string;
  readonly pictureStore?: PictureStore | undefined;
};

/** Takes a picture that a hotel's own system sends; the document may then show it by this id. */
export async function putPicture(
  { db, pictureDir, pictureStore }: PictureDeps,
  hotel: Hotel,
  pictureId: string,
  base64: string,
): Promise<StoredPicture | Refusal<'input.too_large' | 'picture.not_kept' | 'picture.unreadable'>> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostBytes) return refuse('input.too_large', 'Send a picture of at most 15 MB');
  if (!hotel.pictures.has(pictureId) && hotel.pictures.size >= mostPictures)
    return refuse('picture.unreadable', `A hotel has at most ${mostPictures} pictures`);
  const kept = await keepPictureBytes(bytes, pictureId, pictureDir, pictureStore);
  if ('fault' in kept) return refuse(kept.isPassing ? 'picture.not_kept' : 'picture.unreadable', kept.fault);
  const picture = { pictureId, ...kept };
  await inHotel(db, hotel.hotelId, (tx) => savePicture(tx, hotel.hotelId, picture));
  return picture;
}
