import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { HotelWith } from '../../platform/db/report-tables.ts';
import { atEach } from './at-each-hotel.ts';

/**
 * Does something at every open hotel that has any of it, which one question says for all. Where the work finds nothing any
 * more (it says so by false), the hotel is not asked again until a line comes; one that came meanwhile keeps it on.
 */
export async function atHotelsWith(
  db: Db,
  what: HotelWith,
  work: (hotelId: number) => Promise<boolean>,
): Promise<void> {
  const rows = await db
    .selectFrom('hotel_with')
    .innerJoin('hotel', 'hotel.hotel_id', 'hotel_with.hotel_id')
    .select(['hotel.hotel_id', 'hotel_with.mark'])
    .where('what', '=', what)
    .where('is_open', '=', true)
    .orderBy('hotel.hotel_id')
    .execute();
  const markOf = new Map(rows.map(({ hotel_id: hotelId, mark }) => [hotelId, mark]));
  await atEach([...markOf.keys()], async (hotelId) => {
    if (await work(hotelId)) return;
    await inHotel(db, hotelId, (tx) =>
      tx
        .deleteFrom('hotel_with')
        .where('hotel_id', '=', hotelId)
        .where('what', '=', what)
        .where('mark', '=', markOf.get(hotelId) ?? '')
        .execute(),
    );
  });
}
