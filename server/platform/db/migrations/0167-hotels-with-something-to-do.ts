import { sql, type Kysely } from 'kysely';

/**
 * More of what the worker looks after goes by the hotels that have any of it, so that of ten thousand it asks those alone.
 * A line that is there already costs whoever comes next no lock: a hotel is taken off only where nobody is in the middle
 * of adding to it (`at-noted-hotels.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const kinds = ['history', 'payments', 'held', 'google', 'feeds', 'deliveries', 'unowned'] as const;

const notes = (table: string, what: (typeof kinds)[number], of: string, when: string): string =>
  `create trigger note_hotel_${what} after ${of} on ${table}
     for each row when (${when}) execute function note_hotel_with('${what}')`;

const statements = [
  `alter table hotel_with drop constraint hotel_with_hotel_id_fkey,
     add constraint hotel_with_hotel_id_fkey foreign key (hotel_id) references hotel on delete cascade`,
  `create function note_hotel_with() returns trigger language plpgsql as $$
   begin
     perform pg_advisory_xact_lock_shared(167, new.hotel_id);
     insert into hotel_with (hotel_id, what) values (new.hotel_id, tg_argv[0]) on conflict do nothing;
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
  // What there is already is not read here: the first look finds where there is nothing. Of all hotels, for once.
  `alter table hotel_with no force row level security`,
  ...kinds.map(
    (what) => `insert into hotel_with (hotel_id, what) select hotel_id, '${what}' from hotel on conflict do nothing`,
  ),
  `alter table hotel_with force row level security`,
];
