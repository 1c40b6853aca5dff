import { sql, type Kysely } from 'kysely';

/**
 * The job of a delivery says whose it is and where it goes, so that a server can see to it that neither one hotel nor
 * one address takes all places of its worker. Otherwise as before: in a queue of the webhook's own, in the transaction
 * of the happening.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}

const statement = `create or replace function queue_deliveries() returns trigger language plpgsql as $$
   declare hook record;
   begin
     for hook in select webhook_id, substring(url from '://([^/?#]+)') as host
                   from webhook where hotel_id = new.hotel_id loop
       insert into webhook_delivery (hotel_id, event_id, webhook_id, updated_at)
       values (new.hotel_id, new.event_id, hook.webhook_id, new.happened_at);
       perform graphile_worker.add_job('deliver-webhook',
         json_build_object('hotelId', new.hotel_id, 'eventId', new.event_id, 'webhookId', hook.webhook_id),
         queue_name => 'webhook-' || new.hotel_id || '-' || hook.webhook_id, max_attempts => 14,
         flags => array_remove(array['of hotel ' || new.hotel_id, 'to ' || hook.host], null));
     end loop;
     return null;
   end $$`;
