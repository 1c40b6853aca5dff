import type { DeskWaitingList } from '@stayfront/contract/desk/waiting';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeList } from './describe-list.ts';

export const readList = (db: Db, hotel: Hotel, now: Instant): Promise<DeskWaitingList> =>
  inHotel(db, hotel.hotelId, (tx) => describeList(tx, hotel, now), 'read only');
