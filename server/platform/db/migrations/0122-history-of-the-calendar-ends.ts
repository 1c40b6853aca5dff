import { sql, type Kysely } from 'kysely';

/**
 * What was changed in a calendar stays as it was written, and is let go as a whole once nobody can ask for it any more:
 * whoever deletes says from which day on history is kept, and the database refuses whatever is of that day or later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tables = ['calendar_change', 'calendar_series'];

const statements = [
  `create function refuse_loss_of_calendar_history() returns trigger language plpgsql as $$
   begin
     if old.to_date < nullif(current_setting('stayfront.calendar_kept_from', true), '')::date then
       return old;
     end if;
     raise exception 'What was changed in a calendar stays written: undo it' using errcode = 'SF002';
   end $$`,
  ...tables.flatMap((table) => [
    `drop trigger never_changed on ${table}`,
    `create trigger never_changed before update or truncate on ${table}
       for each statement execute function refuse_change_of_calendar_history()`,
    `create trigger never_lost before delete on ${table}
       for each row execute function refuse_loss_of_calendar_history()`,
  ]),
  `create index calendar_change_by_last_day on calendar_change (hotel_id, to_date)`,
];
