import { sql, type Kysely } from 'kysely';

/**
 * With which originals a translation fits that was once left behind by its own: what it was written for, and what somebody
 * has looked at since and found right. Texts are too long for a key, which has their sums.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table house_translation (
     hotel_id integer not null,
     path text not null,
     language text not null,
     text text not null,
     source_language text not null,
     original text not null,
     sums text generated always as (md5(text) || md5(original)) stored,
     primary key (hotel_id, path, language, source_language, sums))`,
  `create function tell_translations() returns trigger language plpgsql as $$
   begin
     perform pg_notify('stayfront_news', coalesce(new.hotel_id, old.hotel_id) || ' house');
     return null;
   end $$`,
  `create trigger tell_translations after insert or delete on house_translation
     for each row execute function tell_translations()`,
  `alter table house_translation enable row level security`,
  `alter table house_translation force row level security`,
  `create policy own_hotel on house_translation using (${ownHotel}) with check (${ownHotel})`,
];
