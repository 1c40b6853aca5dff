import { sql, type Kysely } from 'kysely';

/**
 * Who did what stands in the history, and nobody changes it afterwards: not by hand, not by a bug, not as the tables'
 * owner. It may outlive the guest's data, because it says nothing about the guest; when that was erased stands with the
 * reservation, and so does what is needed to tell the holder of the old link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table reservation_event
     add column who text not null default 'guest' check (who in ('guest', 'hotel', 'provider', 'system')),
     add column total bigint`,
  `alter table reservation add column erased_at timestamptz, add column erased_token_hash bytea`,
  // Each hotel's rows are seen by itself alone, the migrator being no exception.
  `do $$
   declare house record;
   begin
     for house in select hotel_id from hotel loop
       perform set_config('stayfront.hotel', house.hotel_id::text, true);
       update reservation_event
          set who = case when what like 'payment.%' or what = 'pay' then 'provider' else 'system' end
        where what like 'payment.%' or what = 'pay' or (what = 'discarded' and detail->>'by' = 'time');
       -- What a guest typed into a search has no place in what is never changed.
       update reservation_event set detail = jsonb_set(detail, '{search}', (detail->'search') - 'promoCode' - 'productId')
        where detail ? 'search';
       update hotel set document = '{"retention": {"guestDataMonths": 12}}'::jsonb || document;
     end loop;
     perform set_config('stayfront.hotel', '', true);
   end $$`,
  `create function refuse_change_of_history() returns trigger language plpgsql as $$
   begin
     raise exception 'What happened to a reservation is never changed' using errcode = 'SF002';
   end $$`,
  `create trigger never_changed before update or delete or truncate on reservation_event
     for each statement execute function refuse_change_of_history()`,
  // Who asks for a lost link, or to be forgotten, is found by e-mail address.
  `create index reservation_by_email on reservation (hotel_id, lower(guest->>'email'))`,
];
