import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { atNotedHotels } from '../../property/hotel/at-noted-hotels.ts';

/** Younger ones have a job of their own that is on its way. */
const grace = 5 * 60_000;

/**
 * Queues again what systems that are called have still to take, where no job looks after it any more: the queue gives up
 * some day, and a booking is delivered until it is taken.
 */
export const requeueTellings = (db: Db, now: Instant): Promise<void> =>
  atNotedHotels(db, { what: 'deliveries', hasAny: hasUntaken }, (hotelId) =>
    inHotel(db, hotelId, async (tx) => {
      await sql`
        select queue_telling(hotel_id, connection) from connection_account as account
         where hotel_id = ${hotelId} and address is not null and not is_off
           and exists (select from connection_delivery as open
                        where open.hotel_id = account.hotel_id and open.connection = account.connection
                          and open.state in ('waiting', 'served') and open.queued_at < ${new Date(now - grace)})
           and not exists (select from graphile_worker.jobs
                            where key = 'tell-' || account.hotel_id || '-' || account.connection
                              and attempts < max_attempts)`.execute(tx);
    }),
  );

async function hasUntaken(tx: Tx, hotelId: number): Promise<boolean> {
  const { rows } = await sql`
    select from connection_delivery where hotel_id = ${hotelId} and state in ('waiting', 'served') limit 1`.execute(tx);
  return rows.length > 0;
}
