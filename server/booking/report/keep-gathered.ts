import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { atNotedHotels } from '../../property/hotel/at-noted-hotels.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { keepList } from '../listing/gather.ts';
import { keepReport } from './gather-sold.ts';

/** Takes what has happened into the list and the reports of each hotel where anything has. */
export const keepGathered = (db: Db, readHotel: ReadHotel, now: Instant): Promise<void> =>
  atNotedHotels(db, { what: 'history', hasAny: hasUngathered }, async (hotelId) => {
    const hotel = await readHotel(hotelId);
    if (!hotel) return;
    await keepList(db, hotel, now);
    await keepReport(db, hotel);
  });

/** Also of transactions that others have to end before anything is taken of it. */
async function hasUngathered(tx: Tx, hotelId: number): Promise<boolean> {
  const gathered = await sql<{ place: string; event_id: number }>`
    select transaction_id::text as place, event_id
      from (select transaction_id, event_id from desk_gathered where hotel_id = ${hotelId}
             union all
            select transaction_id, event_id from sold_gathered where hotel_id = ${hotelId}) as both_places
     order by transaction_id, both_places.event_id limit 1`.execute(tx);
  const { place, event_id: eventId } = gathered.rows[0] ?? { place: '0', event_id: 0 };
  const { rows } = await sql`
    select from reservation_event
     where hotel_id = ${hotelId} and (transaction_id, event_id) > (${place}::xid8, ${eventId}::bigint)
     limit 1`.execute(tx);
  return rows.length > 0;
}
