import type { DemandReason } from '@stayfront/rules/demand/demand-reason';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Span } from './visit.store.ts';

type Brought = {
  readonly arrival: StayDate;
  readonly reason: DemandReason;
  readonly changedAt: Date;
  readonly parties: number;
  readonly bookings: number;
  readonly revenue: number;
};

/**
 * Nights whose rules were changed after the last party had been turned away by one, and what has been booked since for an
 * arrival on them. Whether the change was made because of it nobody can say; that it came behind it is what is told.
 */
export async function readBrought(tx: Tx, hotelId: number, { from, to }: Span): Promise<Brought[]> {
  const { rows } = await sql<Brought>`
    with refused as (
      select arrival, reason, sum(demand_count.parties)::int as parties, max(day) as last
        from demand_count
       where hotel_id = ${hotelId} and day between ${from} and ${to}
         and reason in ('stay-length', 'arrival', 'departure', 'closed')
       group by arrival, reason),
    changed as (
      select refused.*, min(change.happened_at) as changed_at
        from refused
        join calendar_series as series on series.hotel_id = ${hotelId} and series.kind in ('rate', 'rules')
         and series.from_date <= refused.arrival and series.to_date >= refused.arrival
        join calendar_change as change on change.hotel_id = ${hotelId} and change.number = series.number
         and change.happened_at >= refused.last
       group by refused.arrival, refused.reason, refused.parties, refused.last)
    select changed.arrival, changed.reason, changed.changed_at as "changedAt", changed.parties,
           coalesce(since.bookings, 0)::int as bookings, coalesce(since.revenue, 0)::bigint as revenue
      from changed left join lateral (
        select count(*) as bookings,
               sum((select coalesce(sum(price::bigint), 0) from jsonb_array_elements_text(quote->'nightPrices') as price)
                 - (select coalesce(sum(off::bigint), 0)
                      from jsonb_array_elements_text(quote->'nightDiscounts') as off)) as revenue
          from room_stay join reservation using (hotel_id, reservation_id)
         where hotel_id = ${hotelId} and room_stay.arrival = changed.arrival and room_stay.status = 'book'
           and reservation.status not in ('held', 'cancel', 'discarded') and reservation.created_at >= changed.changed_at
      ) as since on true
     order by changed.arrival, changed.reason`.execute(tx);
  return rows;
}
