import { sql, type Kysely } from 'kysely';

/**
 * Four roles instead of two, and what people are shown of their own sessions. The release before goes on reading and writing its own column; when it changes somebody's
 * role, what was said here is over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table operator add column desk_role text check (desk_role in ('reader', 'front-desk', 'manager', 'owner'))`,
  `create function forget_desk_role() returns trigger language plpgsql as $$
   begin
     if new.role is distinct from old.role and new.desk_role is not distinct from old.desk_role then
       new.desk_role := null;
     end if;
     return new;
   end $$`,
  `create trigger forget_desk_role before update on operator for each row execute function forget_desk_role()`,
  `alter table operator add column last_seen_at timestamptz`,
  `alter table operator_session add column used_at timestamptz, add column device text, add column network text`,
];
