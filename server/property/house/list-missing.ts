import type { HouseTexts } from '@stayfront/contract/desk/house/texts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { findMissingTexts } from '@stayfront/rules/house-draft/find-missing-texts';
import { openHouse } from './open-house.ts';

/** Which texts of the draft are missing. Also of rooms that are not whole yet. */
export const listMissing = async (db: Db, hotel: Hotel): Promise<HouseTexts> =>
  findMissingTexts((await inHotel(db, hotel.hotelId, (tx) => openHouse(tx, hotel), 'read only')).document);
