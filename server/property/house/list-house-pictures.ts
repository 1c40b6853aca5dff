import type { HousePicture } from '@stayfront/contract/desk/house/pictures';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { pictureDescriber } from './describe-house-picture.ts';

/** All pictures that a hotel has sent, and where each is shown. */
export async function listHousePictures(db: Db, hotel: Hotel): Promise<HousePicture[]> {
  return [...hotel.pictures.values()].map(await pictureDescriber(db, hotel));
}
