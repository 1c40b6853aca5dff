import type { Db } from '../../platform/db/open-database.ts';
import { readInHotel } from '../../platform/db/read-in-hotel.ts';

/** How often each room was booked since an instant; what was cancelled or never paid for does not count. */
export async function countBookings(db: Db, hotelId: number, since: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await readInHotel<{ room_id: string; bookings: number }>(db, hotelId, {
    name: 'count-bookings',
    text: `select room_id, count(*)::int as bookings
             from reservation join room_stay using (hotel_id, reservation_id)
            where hotel_id = $1 and created_at >= $2 and room_stay.status = 'book'
              and reservation.status in ('book', 'modify', 'pay')
            group by room_id`,
    values: [hotelId, since],
  });
  return new Map(rows.map((row) => [row.room_id, row.bookings]));
}
