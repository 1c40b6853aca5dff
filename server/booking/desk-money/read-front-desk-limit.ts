import type { FrontDeskLimit } from '@stayfront/contract/desk/limit';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readLimit } from './limit.store.ts';

export const readFrontDeskLimit = async (
  db: Db,
  { hotelId, document: { currency } }: Hotel,
): Promise<FrontDeskLimit> => ({
  amount: await inHotel(db, hotelId, (tx) => readLimit(tx, hotelId), 'read only'),
  currency,
});
