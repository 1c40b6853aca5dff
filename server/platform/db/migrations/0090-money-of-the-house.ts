import { sql, type Kysely } from 'kysely';

/**
 * What the house does with money: what it gives back and why, what was paid to it, what it asks for by a link, and how
 * much its front desk may give. Servers of the release before go on giving back what is asked for, and tell the guest.
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
const ofReservation = `foreign key (hotel_id, reservation_id) references reservation on delete cascade`;

const statements = [
  `alter table payment_refund add column reason text, add column asked_by text,
     add column tells_guest boolean not null default true`,
  `create table hotel_payment (
     hotel_id integer not null,
     reservation_id text not null,
     movement_id text not null,
     kind text not null check (kind in ('paid', 'given')),
     way text check (way in ('cash', 'terminal', 'transfer', 'voucher')),
     amount bigint not null check (amount > 0),
     note text not null,
     refund_id text,
     noted_by text not null,
     noted_at timestamptz not null,
     taken_back_by text,
     taken_back_at timestamptz,
     primary key (hotel_id, reservation_id, movement_id),
     ${ofReservation})`,
  `create table payment_request (
     hotel_id integer not null,
     reservation_id text not null,
     request_id text not null,
     amount bigint not null check (amount > 0),
     due_on date not null,
     state text not null check (state in ('open', 'paid', 'withdrawn')),
     asked_by text not null,
     asked_at timestamptz not null,
     changed_at timestamptz not null,
     primary key (hotel_id, reservation_id, request_id),
     ${ofReservation})`,
  `create unique index payment_request_open on payment_request (hotel_id, reservation_id) where state = 'open'`,
  // What was given away of a reservation, by whom in which role.
  `create table concession (
     hotel_id integer not null,
     reservation_id text not null,
     concession_id bigint generated always as identity,
     kind text not null check (kind in ('refund', 'fee')),
     amount bigint not null check (amount > 0),
     role text not null,
     given_by text not null,
     given_at timestamptz not null,
     primary key (hotel_id, reservation_id, concession_id),
     ${ofReservation})`,
  `create table front_desk_limit (
     hotel_id integer primary key references hotel,
     amount bigint not null check (amount >= 0),
     changed_at timestamptz not null)`,
  ...['hotel_payment', 'payment_request', 'concession', 'front_desk_limit'].flatMap(guarded),
  // What was written beside money may name the guest.
  `create function forget_hotel_payment_notes() returns trigger language plpgsql as $$
   begin
     update hotel_payment set note = '' where hotel_id = new.hotel_id and reservation_id = new.reservation_id;
     return null;
   end $$`,
  `create trigger forget_hotel_payment_notes after update of erased_at on reservation
     for each row when (new.erased_at is not null) execute function forget_hotel_payment_notes()`,
];
