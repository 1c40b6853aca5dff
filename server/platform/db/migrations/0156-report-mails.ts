import { sql, type Kysely } from 'kysely';

/**
 * Who of a hotel wishes its report by mail; whoever leaves wishes nothing any more. And which hotels have anything of a
 * kind that the worker looks after every minute, so that of ten thousand it asks those alone: the mark grows with each new
 * line, so that nobody takes a hotel off while another line comes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;
const ownRows = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy own_hotel on ${table} using (${ownHotel}) with check (${ownHotel})`,
];
const marks = (table: string, what: string): string =>
  `create trigger mark_hotel after insert on ${table} for each row execute function mark_hotel_with('${what}')`;

const statements = [
  `create table hotel_with (
     hotel_id integer not null references hotel,
     what text not null,
     mark bigint not null default 0,
     primary key (hotel_id, what))`,
  // What there is already is not read here: the first look finds where there is nothing.
  `insert into hotel_with (hotel_id, what) select hotel_id, 'waiting' from hotel`,
  ...ownRows('hotel_with'),
  // Hardly more than a number: who works for all hotels asks which.
  `create policy anybody_reads on hotel_with for select using (true)`,
  `create function mark_hotel_with() returns trigger language plpgsql as $$
   begin
     insert into hotel_with (hotel_id, what) values (new.hotel_id, tg_argv[0])
       on conflict (hotel_id, what) do update set mark = hotel_with.mark + 1;
     return null;
   end $$`,
  `create table report_mail (
     hotel_id integer not null references hotel,
     operator_id text not null,
     rhythm text not null check (rhythm in ('daily', 'weekly')),
     language text not null,
     chosen_at timestamptz not null,
     told_until date,
     primary key (hotel_id, operator_id))`,
  ...ownRows('report_mail'),
  marks('report_mail', 'report-mail'),
  marks('waiting', 'waiting'),
  `create function forget_report_mail() returns trigger language plpgsql as $$
   begin
     delete from report_mail where hotel_id = new.hotel_id and operator_id = new.operator_id;
     return null;
   end $$`,
  `create trigger forget_report_mail after update of removed_at on operator
     for each row when (new.removed_at is not null) execute function forget_report_mail()`,
];
