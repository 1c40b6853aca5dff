import { sql, type Kysely } from 'kysely';

/**
 * Whoever sets a house up saves with each pause in typing. What one person writes in one step within some minutes is one
 * version: the last, which takes the place of those before it. No other version can be taken away, and none be changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table house_version add column step text`,
  `alter table house_version add column begun_at timestamptz`,
  `drop trigger never_changed on house_version`,
  `create trigger never_changed before update or truncate on house_version
     for each statement execute function refuse_change_of_versions()`,
  `create function refuse_loss_of_versions() returns trigger language plpgsql as $$
   begin
     if exists (select from house_version as next
                 where next.hotel_id = old.hotel_id and next.version = old.version + 1 and next.step = old.step
                   and next.made_by = old.made_by and next.begun_at = old.begun_at
                   and next.made_at < old.begun_at + interval '10 minutes') then
       return old;
     end if;
     raise exception 'A version of a house stays as it was: put another one in its place' using errcode = 'SF002';
   end $$`,
  `create trigger never_lost before delete on house_version
     for each row execute function refuse_loss_of_versions()`,
];
