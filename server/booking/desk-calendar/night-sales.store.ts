import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type RoomNightKey = { readonly roomId: string; readonly date: StayDate };
type Sale = RoomNightKey & { readonly ratePlanId: string; readonly reservationId: string };

/**
 * The reservations that have rooms on some nights, held ones included; with `since` only those that were made, or whose
 * rooms were changed, after an instant.
 */
export async function readSales(
  tx: Tx,
  hotelId: number,
  nights: readonly RoomNightKey[],
  since: Instant | null = null,
): Promise<Sale[]> {
  if (nights.length === 0) return [];
  const after = since === null ? null : new Date(since);
  const { rows } = await sql<{ date: StayDate; room_id: string; rate_plan_id: string; reservation_id: string }>`
    select distinct night.date, stay.room_id, stay.quote->>'ratePlanId' as rate_plan_id, stay.reservation_id
      from unnest(${nights.map(({ date }) => date)}::date[], ${nights.map(({ roomId }) => roomId)}::text[])
           as night (date, room_id)
      join room_stay as stay on stay.hotel_id = ${hotelId} and stay.room_id = night.room_id and stay.status = 'book'
       and stay.arrival <= night.date and stay.departure > night.date
      join reservation on reservation.hotel_id = stay.hotel_id and reservation.reservation_id = stay.reservation_id
       and reservation.status not in ('cancel', 'discarded')
     where ${after}::timestamptz is null or reservation.created_at > ${after}
        or exists (select from reservation_event as event
                    where event.hotel_id = stay.hotel_id and event.reservation_id = stay.reservation_id
                      and event.what = 'modify' and event.happened_at > ${after})
     order by stay.reservation_id`.execute(tx);
  return rows.map((row) => ({
    date: row.date,
    roomId: row.room_id,
    ratePlanId: row.rate_plan_id,
    reservationId: row.reservation_id,
  }));
}
