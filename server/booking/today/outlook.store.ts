import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

type Night = {
  readonly date: StayDate;
  readonly total: number;
  readonly sold: number;
  readonly held: number;
  readonly left: number;
  readonly revenue: number;
};

/**
 * Nights from a day on. What is sold and what it brings is counted by the rooms of reservations that stand, so that both
 * speak of the same; what is left, by the stock that bookings are taken from. `roomIds`: the rooms that the house has.
 */
export async function readNights(
  tx: Tx,
  hotelId: number,
  { from, nights, roomIds }: { readonly from: StayDate; readonly nights: number; readonly roomIds: readonly string[] },
  now: Instant,
): Promise<Night[]> {
  const last = addDays(from, nights - 1);
  const { rows } = await sql<Night>`
    with night as (select generate_series(${from}::date, ${last}::date, interval '1 day')::date as date),
    kept as (
      select date, room_id, sum(rooms) as count from hold
       where hotel_id = ${hotelId} and date between ${from} and ${last} and expires_at > ${new Date(now)}
       group by date, room_id),
    stock as (
      select inventory.date, sum(total) as rooms, sum(coalesce(kept.count, 0)) as held,
             sum(greatest(0, total - sold - coalesce(kept.count, 0))) as left
        from inventory left join kept on kept.date = inventory.date and kept.room_id = inventory.room_id
       where hotel_id = ${hotelId} and inventory.date between ${from} and ${last}
         and inventory.room_id = any(${roomIds}::text[])
       group by inventory.date),
    slept as (
      select night.date, count(*) as sold,
             sum((quote->'nightPrices'->>(night.date - arrival))::bigint
               - coalesce((quote->'nightDiscounts'->>(night.date - arrival))::bigint, 0)) as revenue
        from night
        join room_stay as stay on stay.hotel_id = ${hotelId} and stay.status = 'book'
         and stay.arrival <= night.date and stay.departure > night.date
        join reservation on reservation.hotel_id = stay.hotel_id and reservation.reservation_id = stay.reservation_id
         and reservation.status not in ('held', 'cancel', 'discarded')
       where stay.departure > ${from} and stay.arrival <= ${last}
       group by night.date)
    select night.date, coalesce(stock.rooms, 0)::int as total, coalesce(slept.sold, 0)::int as sold,
           coalesce(stock.held, 0)::int as held, coalesce(stock.left, 0)::int as left,
           coalesce(slept.revenue, 0)::bigint as revenue
      from night left join stock on stock.date = night.date left join slept on slept.date = night.date
     order by night.date`.execute(tx);
  return rows;
}

type Sum = { readonly count: number; readonly total: number };

/** What was booked, held and cancelled since an instant, as it stands now. */
export async function readLately(
  tx: Tx,
  hotelId: number,
  since: Instant,
): Promise<{ readonly booked: Sum; readonly held: Sum; readonly cancelled: Sum }> {
  const { rows } = await sql<Sum & { became: 'booked' | 'held' | 'cancelled' }>`
    with lately as (
      select reservation_id, case status when 'held' then 'held' else 'booked' end as became
        from reservation
       where hotel_id = ${hotelId} and status not in ('cancel', 'discarded') and created_at >= ${new Date(since)}
      union all
      select reservation_id, 'cancelled' from reservation
       where hotel_id = ${hotelId} and status = 'cancel' and cancelled_at >= ${new Date(since)})
    select became, count(distinct lately.reservation_id)::int as count,
           sum((select coalesce(sum(price::bigint), 0) from jsonb_array_elements_text(quote->'nightPrices') as price)
             - (select coalesce(sum(off::bigint), 0) from jsonb_array_elements_text(quote->'nightDiscounts') as off)
             + (select coalesce(sum((sold->>'unitMinor')::bigint * (sold->>'quantity')::bigint), 0)
                  from jsonb_array_elements(services) as sold))::bigint as total
      from lately
      join room_stay as stay on stay.hotel_id = ${hotelId} and stay.reservation_id = lately.reservation_id
       and (became = 'cancelled' or stay.status = 'book')
     group by became`.execute(tx);
  const sumOf = (wanted: string): Sum => {
    const found = rows.find(({ became }) => became === wanted);
    return { count: found?.count ?? 0, total: found?.total ?? 0 };
  };
  return { booked: sumOf('booked'), held: sumOf('held'), cancelled: sumOf('cancelled') };
}
