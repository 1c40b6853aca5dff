import type { HousePicture } from '@stayfront/contract/desk/house/pictures';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { putPicture, type PictureDeps } from '../content/put-picture.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { loadHotel } from '../hotel/load-hotel.ts';
import { noteOperator } from '../operator/note-operator.ts';
import { sourceHashOf } from '../picture/read-source.ts';
import { pictureDescriber } from './describe-house-picture.ts';
import type { Editing } from './keep-draft.ts';

type Sent = { readonly name?: string | undefined; readonly file: string };

/** Takes a picture from the desk under an id of its own. One that the hotel has already is that one. */
export async function sendHousePicture(
  deps: PictureDeps,
  hotel: Hotel,
  { name = '', file }: Sent,
  { by, now }: Editing,
): Promise<HousePicture | RefusedBy<typeof putPicture> | Refusal<'hotel.unknown'>> {
  const { hotelId } = hotel;
  const sourceHash = sourceHashOf(Buffer.from(file, 'base64'));
  const known = [...hotel.pictures.values()].find((picture) => picture.sourceHash === sourceHash);
  if (!known) {
    const sent = await putPicture(deps, hotel, idOf(name, sourceHash), file);
    if ('refused' in sent) return sent;
    const { pictureId, width, height } = sent;
    const detail = { picture: pictureId, width, height };
    await inHotel(deps.db, hotelId, (tx) =>
      noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'house.picture_sent', detail }),
    );
  }
  const fresh = await loadHotel(deps.db, hotelId);
  const stored = [...(fresh?.pictures.values() ?? [])].find((picture) => picture.sourceHash === sourceHash);
  if (!fresh || !stored) return refuse('hotel.unknown');
  return (await pictureDescriber(deps.db, fresh))(stored);
}

/**
 * After the name of the file, as an id is written, and after what it shows: of many that are sent at once several may be
 * called alike.
 */
function idOf(name: string, sourceHash: string): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 30)
    .replace(/-$/, '');
  return `${plain || 'picture'}-${sourceHash.slice(0, 8)}`;
}
