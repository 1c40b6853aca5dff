import { sql, type Kysely } from 'kysely';

/**
 * A hotel that is being set up is there for its people alone until it opens. Who begins one where there is none has a
 * link for it, kept as a hash: it is no hotel's, since there is none yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table hotel add column is_open boolean not null default true`,
  `create table beginning_link (
     link_hash bytea primary key,
     is_of_start boolean not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz)`,
];
