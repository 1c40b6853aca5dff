import { sql, type Kysely } from 'kysely';

/**
 * Passkeys of people, and people who work at several hotels. A passkey lies at the hotel where it was added; a
 * transaction that says whose rows it looks for (`stayfront.person`, `stayfront.passkey`) sees that person's of all
 * hotels, and nobody else's. Whoever is shut out loses the passkeys of that hotel in the same moment, also where a server
 * of the release before does it.
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
const said = (setting: string): string => `nullif(current_setting('stayfront.${setting}', true), '')`;

const statements = [
  `create table passkey (
     hotel_id integer not null,
     passkey_id text not null,
     operator_id text not null,
     email text not null,
     credential_id text not null,
     public_key bytea not null,
     counter bigint not null,
     transports jsonb not null,
     name text not null,
     created_at timestamptz not null,
     last_used_at timestamptz,
     primary key (hotel_id, passkey_id),
     foreign key (hotel_id, operator_id) references operator on delete cascade)`,
  `create unique index passkey_by_id on passkey (passkey_id)`,
  `create index passkey_by_person on passkey (email)`,
  `create index passkey_by_operator on passkey (hotel_id, operator_id)`,
  `create table passkey_challenge (
     hotel_id integer not null references hotel,
     challenge_hash bytea not null,
     expires_at timestamptz not null,
     primary key (hotel_id, challenge_hash))`,
  ...['passkey', 'passkey_challenge'].flatMap(guarded),
  `create policy by_itself on passkey for select using (passkey_id = ${said('passkey')})`,
  `create policy of_person on passkey for select using (email = ${said('person')})`,
  `create policy of_person on operator for select using (lower(email) = ${said('person')})`,
  `create index operator_by_person on operator (lower(email)) where removed_at is null`,
  `create function forget_passkeys() returns trigger language plpgsql as $$
   begin
     delete from passkey where hotel_id = new.hotel_id and operator_id = new.operator_id;
     return null;
   end $$`,
  `create trigger forget_passkeys after update on operator for each row
     when (old.removed_at is null and new.removed_at is not null) execute function forget_passkeys()`,
];
