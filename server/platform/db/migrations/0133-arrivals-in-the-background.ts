import { sql, type Kysely } from 'kysely';

/**
 * An archive is tried, and becomes a hotel, as a job: who sent it sees at every page how far it is and what was found.
 * `made_hotel` is written before the hotel is there, so that whoever goes on after a crash knows where to look for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table arrival
         add column name text not null default '',
         add column work text check (work in ('check', 'take')),
         add column pieces integer,
         add column heard_at timestamptz,
         add column done bigint not null default 0,
         add column total bigint not null default 0,
         add column checked jsonb,
         add column made_hotel integer`,
    )
    .execute(db);
}
