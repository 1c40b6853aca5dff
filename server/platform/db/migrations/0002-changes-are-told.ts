import { sql, type Kysely } from 'kysely';

/**
 * Whoever changes a hotel, by our code or by hand, every server hears of it when the change commits. Triggers do it, so
 * that no writer can forget it; once per statement, with the first and last day that it touched.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tellDays = (table: 'inventory' | 'rate', what: 'stock' | 'rates'): string[] => [
  `create function tell_${what}() returns trigger language plpgsql as $$
   begin
     perform pg_notify('stayfront_change', hotel_id || ' ${what} ' || min(date) || ' ' || max(date))
        from touched group by hotel_id;
     return null;
   end $$`,
  ...(
    [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const
  ).map(
    ([event, side]) => `create trigger tell_${event} after ${event} on ${table}
       referencing ${side} table as touched for each statement execute function tell_${what}()`,
  ),
];

const statements = [
  ...tellDays('inventory', 'stock'),
  ...tellDays('rate', 'rates'),
  `create function tell_content() returns trigger language plpgsql as $$
   begin
     perform pg_notify('stayfront_change', coalesce(new.hotel_id, old.hotel_id) || ' content');
     return null;
   end $$`,
  `create trigger tell_content after insert or update or delete on hotel
     for each row execute function tell_content()`,
  `create trigger tell_content after insert or update or delete on picture
     for each row execute function tell_content()`,
];
