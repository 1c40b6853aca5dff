import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';

/** Whether a hotel came out of a certain archive, by its history. */
export const findArrived = (db: Db, hotelId: number, arrivalId: string): Promise<boolean> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      const { rows } = await sql`
        select from operator_event
         where hotel_id = ${hotelId} and what = 'hotel.arrived' and detail->>'arrivalId' = ${arrivalId}`.execute(tx);
      return rows.length > 0;
    },
    'read only',
  );
