import type { Actor } from '@stayfront/rules/booking/actor';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Happening } from './note-happening.ts';

type Happened = Happening & { readonly reservationId: string; readonly who: Actor };

/** Adds to the history of many reservations at once, in the order given. */
export async function noteHappenings(
  tx: Tx,
  hotelId: number,
  happened: readonly Happened[],
  now: Instant,
): Promise<void> {
  if (happened.length === 0) return;
  await sql`
    insert into reservation_event (hotel_id, reservation_id, happened_at, who, what, total, detail)
    select ${hotelId}, one.reservation_id, ${new Date(now)}, one.who, one.what, one.total, one.detail
      from jsonb_array_elements(${JSON.stringify(
        happened.map(({ reservationId, who, what, total = null, detail = {} }) => ({
          reservation_id: reservationId,
          who,
          what,
          total,
          detail,
        })),
      )}::jsonb) with ordinality as list (said, place),
           jsonb_to_record(list.said) as one (reservation_id text, who text, what text, total bigint, detail jsonb)
     order by list.place`.execute(tx);
}
