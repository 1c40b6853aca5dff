import { sql, type Kysely } from 'kysely';

/**
 * Tells every server, when it is committed, that something about a hotel's connections is another: a try was made, a
 * message came up or was settled, a webhook, the keys of a partner or a key of the hotel were put or taken away. Which,
 * nobody is told. What happens in one transaction is told once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const on = (table: string, events: string): string =>
  `create trigger tell_connections after ${events} on ${table} for each row execute function tell_connections()`;

const statements = [
  `create function tell_connections() returns trigger language plpgsql as $$
   begin
     perform pg_notify('stayfront_news', coalesce(new.hotel_id, old.hotel_id) || ' connections');
     return null;
   end $$`,
  on('message_try', 'insert'),
  on('webhook', 'insert or update or delete'),
  on('webhook_delivery', 'insert or update of state'),
  on('channel_settings', 'insert or update or delete'),
  on('conversion', 'insert or update of state'),
  // When a key was used last is no news: it would be told with every call.
  on('api_key', 'insert or update of revoked_at'),
  on('price_mismatch', 'insert'),
];
