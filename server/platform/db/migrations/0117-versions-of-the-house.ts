import { sql, type Kysely } from 'kysely';

/**
 * Every property document that a hotel has had, from the one that stands there now on, and the draft of the next: field by
 * field, what stood there when it was changed, what is to stand there, and who wrote it. Versions are never changed. Open
 * pages of the desk hear that there is another draft or version, and nothing of what is in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;
const guarded = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy own_hotel on ${table} using (${ownHotel}) with check (${ownHotel})`,
];

const statements = [
  `create table house_version (
     hotel_id integer not null,
     version integer not null,
     made_at timestamptz not null,
     made_by text,
     how text not null check (how in ('kept', 'published', 'put', 'imported', 'put-back')),
     put_back integer,
     fields integer,
     document jsonb not null,
     primary key (hotel_id, version))`,
  `insert into house_version (hotel_id, version, made_at, how, document)
   select hotel_id, 1, now(), 'kept', document from hotel`,
  `create function refuse_change_of_versions() returns trigger language plpgsql as $$
   begin
     raise exception 'A version of a house stays as it was: put another one in its place' using errcode = 'SF002';
   end $$`,
  `create trigger never_changed before update or delete or truncate on house_version
     for each statement execute function refuse_change_of_versions()`,
  `create table house_draft (
     hotel_id integer not null primary key,
     number integer not null,
     changed_at timestamptz not null)`,
  `create table house_draft_field (
     hotel_id integer not null,
     path text not null,
     change jsonb not null,
     changed_by text not null,
     changed_at timestamptz not null,
     number integer not null,
     version integer not null,
     primary key (hotel_id, path))`,
  `create function tell_house() returns trigger language plpgsql as $$
   begin
     perform pg_notify('stayfront_news', new.hotel_id || ' house');
     return null;
   end $$`,
  `create trigger tell_house after insert on house_version for each row execute function tell_house()`,
  `create trigger tell_house after insert or update on house_draft for each row execute function tell_house()`,
  ...['house_version', 'house_draft', 'house_draft_field'].flatMap(guarded),
];
