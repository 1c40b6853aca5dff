import { sql, type Kysely } from 'kysely';

/**
 * Tells every server, when it is committed, that something happened to a reservation or a letter of it: which, and of
 * which hotel, and nothing about anybody. Whoever makes it happen, also a server of the release before.
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
];
