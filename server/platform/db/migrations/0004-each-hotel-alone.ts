import { sql, type Kysely } from 'kysely';

/**
 * Each hotel alone with its rows, by the database itself: a statement sees and writes only rows of the hotel that its
 * transaction named (`stayfront.hotel`). Forced, so that the tables' owner is bound by it too. Hotels and their
 * pictures are public and may be read by anybody, written only by themselves; chains are a list of names.
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
  ...[
    'hotel',
    'picture',
    'inventory',
    'rate',
    'restriction',
    'hold',
    'reservation',
    'room_stay',
    'reservation_event',
    'idempotency',
    'api_key',
    'webhook',
    'webhook_delivery',
    'search',
    'bundle',
  ].flatMap(guarded),
  `create policy anybody_reads on hotel for select using (true)`,
  `create policy anybody_reads on picture for select using (true)`,
  ...['restriction', 'hold'].flatMap((table) => tellDays(table, table === 'hold' ? 'stock' : 'rates')),
];

/** As 0002 does for stock and rates: every server hears of the days that a statement touched. */
function tellDays(table: string, what: 'stock' | 'rates'): string[] {
  return (
    [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const
  ).map(
    ([event, side]) => `create trigger tell_${event} after ${event} on ${table}
       referencing ${side} table as touched for each statement execute function tell_${what}()`,
  );
}
