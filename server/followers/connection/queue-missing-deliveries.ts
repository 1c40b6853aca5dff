import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** So many are brought at a time; who asks again gets the next. */
const most = 1_000;

/**
 * Queues for a system what was booked since an instant, and before it was connected: it asks for that once, when it
 * begins. What was cancelled by then is told as a booking and its cancellation.
 */
export async function queueMissingDeliveries(
  tx: Tx,
  hotelId: number,
  connection: SystemId,
  since: Instant,
  now: Instant,
): Promise<void> {
  await sql`
    with missing as (
      select reservation_id, status, created_at,
             (select max(event_id) from reservation_event as event
               where event.hotel_id = one.hotel_id and event.reservation_id = one.reservation_id) as event_id,
             (select coalesce(array_agg(room_stay_index order by room_stay_index), '{}') from room_stay as stay
               where stay.hotel_id = one.hotel_id and stay.reservation_id = one.reservation_id
                 and (stay.status <> 'cancel' or one.status = 'cancel')) as rooms
        from reservation as one
       where hotel_id = ${hotelId} and created_at > ${new Date(since)} and status not in ('held', 'discarded')
         and exists (select from reservation_event as event
                      where event.hotel_id = one.hotel_id and event.reservation_id = one.reservation_id
                        and event.what in ('book', 'pay', 'modify'))
         and not exists (select from connection_delivery as told
                          where told.hotel_id = one.hotel_id and told.connection = ${connection}
                            and told.reservation_id = one.reservation_id)
       order by created_at, reservation_id limit ${most})
    insert into connection_delivery
      (hotel_id, connection, reservation_id, event_id, kind, version, standing, queued_at)
    select ${hotelId}, ${connection}, reservation_id, event_id, kind, version,
           case when kind = 'cancel' then '{}' else rooms end, ${new Date(now)}
      from missing cross join (values ('commit', 1), ('cancel', 2)) as told (kind, version)
     where kind = 'commit' or status = 'cancel'
     order by created_at, reservation_id, version
    on conflict do nothing`.execute(tx);
}
