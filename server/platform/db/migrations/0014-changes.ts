import { sql, type Kysely } from 'kysely';

/** Guests change rooms by themselves: what a room carries on from the ones before it, and changes that are being paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `alter table room_stay
     add column carried jsonb not null default '{"feePaid": 0, "feeDue": 0, "leastFee": 0, "deposit": 0}'`,
  `create table reservation_change (
     hotel_id integer not null,
     change_id text not null,
     reservation_id text not null,
     state text not null check (state in ('held', 'made', 'ended')),
     stays jsonb not null,
     terms jsonb not null,
     created_at timestamptz not null,
     changed_at timestamptz not null,
     hold_expires_at timestamptz,
     deadline timestamptz not null,
     primary key (hotel_id, change_id),
     foreign key (hotel_id, reservation_id) references reservation
   )`,
  `create index reservation_change_by_reservation on reservation_change (hotel_id, reservation_id)`,
  // Who wants another change meanwhile lets go of the first.
  `create unique index one_held_change on reservation_change (hotel_id, reservation_id) where state = 'held'`,
  `alter table reservation_change enable row level security`,
  `alter table reservation_change force row level security`,
  `create policy own_hotel on reservation_change using (${ownHotel}) with check (${ownHotel})`,
];
