import { sql, type Kysely } from 'kysely';

/**
 * Tells every server, when it is committed, that something happened to a reservation or a letter of it: which, and of
 * which hotel, and nothing about anybody. Whoever makes it happen, also a server of the release before. And what needs
 * somebody is found without going through all that does not: pages of the desk ask for it every minute.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function tell_news() returns trigger language plpgsql as $$
   begin
     perform pg_notify('stayfront_news', new.hotel_id || ' ' || new.reservation_id || ' ' || tg_argv[0]);
     return null;
   end $$`,
  `create trigger tell_news after insert on reservation_event
     for each row execute function tell_news('reservation')`,
  `create trigger tell_news after insert or update on guest_letter
     for each row execute function tell_news('letter')`,
  `create index payment_intent_odd on payment_intent (hotel_id, changed_at) where state in ('refunding', 'refunded')`,
  `create index payment_refund_open on payment_refund (hotel_id, intent_id) where state in ('requested', 'failed')`,
  `create index webhook_delivery_taken on webhook_delivery (hotel_id, webhook_id, updated_at) where state = 'delivered'`,
  `create index reservation_by_cancellation on reservation (hotel_id, cancelled_at) where status = 'cancel'`,
  `create index conversion_open on conversion (hotel_id, partner) where state in ('waiting', 'failed')`,
  `create index conversion_taken on conversion (hotel_id, partner, updated_at) where state = 'sent'`,
];
