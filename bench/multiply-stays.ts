import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { sql, type RawBuilder } from 'kysely';
import type { Booked } from './booked-hotel.ts';
import type { Setup } from './open-house.ts';

/**
 * Writes every reservation of a hotel again and again, each time by a guest of another name; `days`: by how many days
 * later, in terms of the number of the `copy`.
 */
export async function multiplyStays(
  { database }: Setup,
  hotelId: number,
  booked: readonly Booked[],
  times: number,
  days: RawBuilder<number>,
): Promise<void> {
  const ids = booked.map(({ reservationId }) => reservationId);
  const first = sql`r.reservation_id = any(${ids}::text[])`;
  // In steps, since no statement may take long.
  for (let from = 1; from < times; from += 50)
    await inHotel(database.db, hotelId, async (tx) => {
      const again = sql`generate_series(${from}::int, ${Math.min(from + 49, times - 1)}::int) as copy`;
      await sql`
        insert into reservation
        select (jsonb_populate_record(r, jsonb_build_object('reservation_id', ${reference}, 'session_id', md5(copy || r.session_id),
                 'token_hash', '\\x' || md5(copy || r.reservation_id), 'guest', r.guest || ${guest},
                 'created_at', r.created_at + make_interval(days => ${days} - 30)))).*
          from reservation as r, ${again} where r.hotel_id = ${hotelId} and ${first}`.execute(tx);
      await sql`
        insert into room_stay
        select (jsonb_populate_record(r, jsonb_build_object('reservation_id', ${reference},
                 'arrival', r.arrival + ${days}, 'departure', r.departure + ${days},
                 'quote', r.quote || jsonb_build_object('arrival', r.arrival + ${days}, 'departure', r.departure + ${days})))).*
          from room_stay as r, ${again} where r.hotel_id = ${hotelId} and ${first}`.execute(tx);
      await sql`
        insert into reservation_event (hotel_id, reservation_id, happened_at, who, what, detail, total)
        select r.hotel_id, ${reference}, r.happened_at, r.who, r.what, r.detail, r.total
          from reservation_event as r, ${again} where r.hotel_id = ${hotelId} and ${first}`.execute(tx);
    });
}

const reference = sql`'SB4-' || translate(upper(substr(md5(copy || r.reservation_id), 1, 10)), '01', 'YZ')`;
const guest = sql`jsonb_build_object(
  'surname', initcap(translate(substr(md5(copy::text), 1, 7), '0123456789', 'aeioulmnrs')),
  'email', 'guest-' || copy || '@house-' || substr(md5(r.reservation_id), 1, 6) || '.example')`;
