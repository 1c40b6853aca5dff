import type { ReservationImport } from '@stayfront/contract/desk/imports';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeImport } from './describe-import.ts';
import { readImports } from './import.store.ts';

const mostListed = 100;

export const listImports = async (db: Db, { hotelId, document }: Hotel): Promise<ReservationImport[]> =>
  (await inHotel(db, hotelId, (tx) => readImports(tx, hotelId, mostListed), 'read only')).map((one) =>
    describeImport(one, document.currency),
  );
