import { sql, type Kysely } from 'kysely';

/**
 * Invoices and credit notes are written once: not even the tables' owner changes one. Their numbers are given out by a
 * row of their series, which is locked until the invoice stands or nothing of it does, so that none is left out.
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
const unchanging = (table: string): string =>
  `create trigger never_changed before update or delete or truncate on ${table}
     for each statement execute function refuse_change_of_invoice()`;

const statements = [
  `create table invoice_series (
     hotel_id integer not null,
     kind text not null check (kind in ('invoice', 'credit-note')),
     year integer not null,
     last_number integer not null,
     last_day date not null,
     primary key (hotel_id, kind, year))`,
  `create table invoice (
     hotel_id integer not null,
     invoice_number text not null,
     kind text not null check (kind in ('invoice', 'credit-note')),
     year integer not null,
     number integer not null check (number > 0),
     reservation_id text not null,
     credits text,
     refund_id text,
     issued_on date not null,
     issued_at timestamptz not null,
     issued_by text not null,
     gross bigint not null check (gross > 0),
     content jsonb not null,
     primary key (hotel_id, invoice_number),
     unique (hotel_id, kind, year, number),
     unique (hotel_id, refund_id),
     check ((kind = 'credit-note') = (credits is not null)),
     foreign key (hotel_id, reservation_id) references reservation,
     foreign key (hotel_id, credits) references invoice)`,
  `create index invoice_by_reservation on invoice (hotel_id, reservation_id)`,
  `create table invoice_paper (
     hotel_id integer not null,
     invoice_number text not null,
     pdf bytea not null,
     drawn_at timestamptz not null,
     primary key (hotel_id, invoice_number),
     foreign key (hotel_id, invoice_number) references invoice)`,
  `create function refuse_change_of_invoice() returns trigger language plpgsql as $$
   begin
     raise exception 'An invoice is never changed: credit it' using errcode = 'SF002';
   end $$`,
  ...['invoice', 'invoice_paper'].map(unchanging),
  ...['invoice_series', 'invoice', 'invoice_paper'].flatMap(guarded),
];
