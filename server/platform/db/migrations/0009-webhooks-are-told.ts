import { sql, type Kysely } from 'kysely';

/**
 * Whatever happens to a reservation, and whoever writes it down, every webhook of the hotel is told of it: the delivery
 * and its job are made in the transaction of the happening itself. One queue per webhook, so that an address that does
 * not answer keeps at most one worker waiting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function queue_deliveries() returns trigger language plpgsql as $$
   declare hook record;
   begin
     for hook in select webhook_id from webhook where hotel_id = new.hotel_id loop
       insert into webhook_delivery (hotel_id, event_id, webhook_id, updated_at)
       values (new.hotel_id, new.event_id, hook.webhook_id, new.happened_at);
       perform graphile_worker.add_job('deliver-webhook',
         json_build_object('hotelId', new.hotel_id, 'eventId', new.event_id, 'webhookId', hook.webhook_id),
         queue_name => 'webhook-' || new.hotel_id || '-' || hook.webhook_id, max_attempts => 14);
     end loop;
     return null;
   end $$`,
  `create trigger queue_deliveries after insert on reservation_event for each row execute function queue_deliveries()`,
  `create index webhook_delivery_by_webhook on webhook_delivery (hotel_id, webhook_id, state)`,
];
