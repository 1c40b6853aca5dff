import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open-database.ts';

type Days = { readonly from: StayDate; readonly to: StayDate };

/**
 * From the first to the last day on which prices or rules were changed after a change; `nothing` where none was, `all` where
 * changes of that time are not known any more.
 */
export async function readChangedDays(tx: Tx, hotelId: number, after: number): Promise<Days | 'nothing' | 'all'> {
  const { rows } = await sql<{ from: StayDate | null; to: StayDate | null; isWhole: boolean }>`
    select min(from_date)::text as from, max(to_date)::text as to,
           (select coalesce(max(number), 0) from calendar_head where hotel_id = ${hotelId}) - ${after}
           = (select count(*) from calendar_change where hotel_id = ${hotelId} and number > ${after}) as "isWhole"
      from calendar_series
     where hotel_id = ${hotelId} and number > ${after} and kind <> 'stock'`.execute(tx);
  const [span] = rows;
  if (!span?.isWhole) return 'all';
  return span.from && span.to ? { from: span.from, to: span.to } : 'nothing';
}
