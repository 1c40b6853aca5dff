import { sql, type Kysely } from 'kysely';

/**
 * More of what the worker looks after goes by the hotels that have any of it, so that of ten thousand it asks those alone.
 * A line that is there already costs whoever comes next nothing, and nobody waits for another's: two who are the first at
 * the same time write a line each. A hotel is taken off only where nobody is in the middle of adding to it
 * (`at-noted-hotels.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const kinds = ['history', 'payments', 'held', 'google', 'feeds', 'deliveries', 'unowned'] as const;

const notes = (table: string, what: (typeof kinds)[number], of: string, when: string): string =>
  `create trigger note_hotel_${what} after ${of} on ${table}
     for each row when (${when}) execute function note_hotel('${what}')`;

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table hotel_noted (
     hotel_id integer not null references hotel on delete cascade,
     what text not null,
     transaction_id xid8 not null default pg_current_xact_id(),
     primary key (hotel_id, what, transaction_id))`,
  // What there is already is not read here: the first look finds where there is nothing.
  ...kinds.map((what) => `insert into hotel_noted (hotel_id, what) select hotel_id, '${what}' from hotel`),
  `alter table hotel_noted enable row level security`,
  `alter table hotel_noted force row level security`,
  `create policy own_hotel on hotel_noted using (${ownHotel}) with check (${ownHotel})`,
  // Hardly more than a number: who works for all hotels asks which.
  `create policy anybody_reads on hotel_noted for select using (true)`,
  `create function note_hotel() returns trigger language plpgsql as $$
   begin
     perform pg_advisory_xact_lock_shared(167, new.hotel_id);
     insert into hotel_noted (hotel_id, what)
       select new.hotel_id, tg_argv[0]
        where not exists (select from hotel_noted where hotel_id = new.hotel_id and what = tg_argv[0]);
     return null;
   end $$`,
  notes('reservation_event', 'history', 'insert', 'true'),
  notes('payment_intent', 'payments', 'insert or update of next_ask_at', 'new.next_ask_at is not null'),
  notes('reservation', 'held', 'insert or update of status, hold_expires_at', `new.status = 'held'`),
  notes(
    'connection_account',
    'google',
    'insert or update of is_off',
    `new.connection like 'google.%' and not new.is_off`,
  ),
  notes(
    'calendar_feed',
    'feeds',
    'insert or update of is_off, sealed_source',
    'new.sealed_source is not null and not new.is_off',
  ),
  notes('connection_delivery', 'deliveries', 'insert or update of state', `new.state in ('waiting', 'served')`),
  notes('hotel', 'unowned', 'insert', 'true'),
  notes('operator', 'unowned', 'update of role, removed_at', 'true'),
];
