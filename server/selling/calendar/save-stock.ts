import type { RoomNight } from '@stayfront/rules/calendar/nights';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { list, texts } from './pg-lists.ts';

/**
 * What is sold stays sold, and what is held for a guest who is paying stays held: a night keeps that many rooms, but for
 * those that were knowingly sold beyond what there is.
 */
export async function saveStock(
  tx: Tx,
  hotelId: number,
  rooms: readonly RoomNight[],
  now: Instant,
): Promise<CellChange[]> {
  const given = sql`unnest(${list(rooms.map((n) => n.date))}::date[], ${texts(rooms.map((n) => n.roomId))}::text[],
                           ${list(rooms.map((n) => n.total))}::int[]) as night (date, room_id, total)`;
  // First the locks, then a statement that sees whatever the locks were waited for.
  await sql`select lock_nights(${hotelId}, array_agg(date), array_agg(room_id)) from ${given}`.execute(tx);
  const { rows } = await sql<{ date: StayDate; room_id: string; was: number | null; now: number }>`
    with held as (
      select date, room_id, sum(rooms)::int as kept from hold
       where hotel_id = ${hotelId} and expires_at > ${new Date(now)} group by date, room_id
    ), done as (
    insert into inventory (hotel_id, date, room_id, total)
    select ${hotelId}, night.date, night.room_id,
           greatest(night.total, coalesce(before.sold - before.overbooked, 0) + coalesce(held.kept, 0))
      from ${given}
      left join inventory as before
        on before.hotel_id = ${hotelId} and before.date = night.date and before.room_id = night.room_id
      left join held on held.date = night.date and held.room_id = night.room_id
     order by night.date, night.room_id
    on conflict (hotel_id, date, room_id) do update set
      total = greatest(excluded.total, inventory.sold - inventory.overbooked),
      overbooked = least(inventory.overbooked,
                         greatest(0, inventory.sold - greatest(excluded.total, inventory.sold - inventory.overbooked)))
      where inventory.total <> greatest(excluded.total, inventory.sold - inventory.overbooked)
    returning date, room_id, total)
    select done.date, done.room_id, before.total as was, done.total as now
      from done left join inventory as before
        on before.hotel_id = ${hotelId} and before.date = done.date and before.room_id = done.room_id`.execute(tx);
  return rows.map(({ date, room_id: roomId, was, now: after }) => ({
    kind: 'stock',
    roomId,
    ratePlanId: null,
    date,
    before: was,
    after,
  }));
}
