import type { HousePicture } from '@stayfront/contract/desk/house/pictures';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel, StoredPicture } from '../hotel/hotel.ts';
import { describeSentPicture } from '../picture/describe-picture.ts';
import { chainLogoOf } from './chain-logo-of.ts';
import { openHouse } from './open-house.ts';
import { picturesIn } from './picture-uses.ts';

/** Describes pictures of a hotel with all places in which guests or the draft see them. */
export async function pictureDescriber(db: Db, hotel: Hotel): Promise<(stored: StoredPicture) => HousePicture> {
  const { published, document } = await inHotel(db, hotel.hotelId, (tx) => openHouse(tx, hotel), 'read only');
  const chainLogo = await chainLogoOf(db, hotel);
  const known = [published, document].map(picturesIn);
  const { logo = null, background = null } = hotel.customization?.look ?? {};
  const look = Object.entries({ logo, background });
  return (stored) => {
    const { pictureId, sourceHash, width, height } = stored;
    const ofLook = look.flatMap(([field, source]) => (source === sourceHash ? [`look/${field}`] : []));
    const inDocuments = known.flatMap(({ uses }) => uses.get(pictureId) ?? []);
    return {
      pictureId,
      file: hotel.document.pictures.find(({ id }) => id === pictureId)?.file ?? fileOf(pictureId),
      width,
      height,
      picture: describeSentPicture(hotel, stored),
      uses: [...new Set([...inDocuments, ...ofLook, ...(chainLogo === pictureId ? ['chain/logo'] : [])])],
      isListed: known.some(({ listed }) => listed.has(pictureId)),
    };
  };
}

/** What its entry in a document says; nothing is read from there. */
const fileOf = (pictureId: string): string => `pictures/${pictureId}`;
