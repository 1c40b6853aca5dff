import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { draftedHotel } from './drafted-hotel.ts';
import { openHouse } from './open-house.ts';

/** The hotel with the draft of its house, as far as it can be shown. */
export const readDraftedHotel = async (db: Db, hotel: Hotel): Promise<Hotel> =>
  draftedHotel(await inHotel(db, hotel.hotelId, (tx) => openHouse(tx, hotel), 'read only'));
