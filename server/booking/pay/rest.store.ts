import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

type Days = { readonly today: StayDate; /** Due by then. */ readonly until: StayDate };

/** Reservations that stand with a room whose rest is due by a day, and that were not looked after today. */
export async function listRests(tx: Tx, hotelId: number, { today, until }: Days): Promise<string[]> {
  const { rows } = await sql<{ reservation_id: string }>`
    select distinct stay.reservation_id from room_stay as stay
      join reservation as booked on booked.hotel_id = stay.hotel_id and booked.reservation_id = stay.reservation_id
     where stay.hotel_id = ${hotelId} and stay.status = 'book'
       and stay.quote -> 'deposit' ->> 'restDueOn' is not null
       and stay.quote -> 'deposit' ->> 'restDueOn' <= ${until}
       and stay.arrival >= ${today}::date - 1
       and booked.status in ('book', 'modify', 'pay')
       and (booked.rest_seen_on is null or booked.rest_seen_on < ${today}::date)
     order by stay.reservation_id`.execute(tx);
  return rows.map((row) => row.reservation_id);
}

/** Whether somebody has looked after it today. */
export async function isRestSeen(tx: Tx, hotelId: number, reservationId: string, today: StayDate): Promise<boolean> {
  const row = await tx
    .selectFrom('reservation')
    .select('rest_seen_on')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row === undefined || (row.rest_seen_on !== null && row.rest_seen_on >= today);
}

export async function noteRestSeen(tx: Tx, hotelId: number, reservationId: string, today: StayDate): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ rest_seen_on: today })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
