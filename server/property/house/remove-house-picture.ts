import { refuse, type Refusal } from '@stayfront/contract/problem';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { removePicture } from '../hotel/remove-picture.ts';
import { noteOperator } from '../operator/note-operator.ts';
import { pictureDescriber } from './describe-house-picture.ts';
import type { Editing } from './keep-draft.ts';

/** Removes a picture that nothing shows. */
export async function removeHousePicture(
  db: Db,
  hotel: Hotel,
  pictureId: string,
  { by, now }: Editing,
): Promise<{ pictureId: string } | Refusal<'picture.unknown' | 'picture.used'>> {
  const stored = hotel.pictures.get(pictureId);
  if (!stored) return refuse('picture.unknown');
  const { uses, isListed } = (await pictureDescriber(db, hotel))(stored);
  if (isListed || uses.length > 0)
    return { refused: 'picture.used', details: { uses: uses.length > 0 ? uses : [`pictures/${pictureId}`] } };
  await inHotel(db, hotel.hotelId, async (tx) => {
    await removePicture(tx, hotel.hotelId, pictureId);
    const detail = { picture: pictureId };
    await noteOperator(tx, hotel.hotelId, { happenedAt: now, who: by, what: 'house.picture_removed', detail });
  });
  return { pictureId };
}
