import { tryMinutes, type WrongTries } from '@stayfront/rules/booking/try-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Transaction } from '../db/in-hotel.ts';
import type { Tx } from '../db/open-database.ts';

/** Who tried, and what: how a count of tries is found again. */
export type Subjects<By extends string> = Readonly<Record<By, string>>;

type Row = { readonly subject: string; readonly began_at: Date; readonly tries: number; readonly last_at: Date | null };

const subjectText = (by: string, subject: string): string => `${by} ${subject}`;

/**
 * Counts the tries of this quarter of an hour, and keeps others with the same subject waiting until this one is
 * decided: twenty at once are twenty tries. In the database, so that a restart forgives nobody.
 */
export async function readTries<By extends string>(
  tx: Tx,
  hotelId: number,
  subjects: Subjects<By>,
  now: Instant,
): Promise<WrongTries<By>[]> {
  const { rows } = await lockTries(hotelId, subjects, now).execute(tx);
  return rows.map((row) => triesOf(row));
}

/** Counts a try; `now` where the wait after it grows from then on. */
export async function countTry(tx: Tx, hotelId: number, subjects: Subjects<string>, now?: Instant): Promise<void> {
  await addTry(hotelId, subjects, now).execute(tx);
}

/**
 * Counts a try and ends the transaction, in one trip to the database: a hotel has one row for all who try there, and
 * nobody waits at it while an answer is under way to somebody else. Returns what had been counted before.
 */
export async function countTryAndEnd<By extends string>(
  tx: Tx,
  { send, commit }: Transaction,
  hotelId: number,
  subjects: Subjects<By>,
  now: Instant,
): Promise<WrongTries<By>[]> {
  const [, rows] = await Promise.all([
    // Nor while the disk writes. A database that is cut off from power forgets the tries of its last half second.
    send({ text: 'set local synchronous_commit = off' }),
    send<Row>(statementOf(tx, lockTries(hotelId, subjects, now))),
    send(statementOf(tx, addTry(hotelId, subjects, now))),
    commit(),
  ]);
  return rows.map((row) => triesOf(row));
}

function lockTries(hotelId: number, subjects: Subjects<string>, now: Instant): RawBuilder<Row> {
  const begins = new Date(now - tryMinutes * 60_000);
  return sql<Row>`
    insert into attempt (hotel_id, subject, began_at, tries)
    select ${hotelId}, subject, ${new Date(now)}, 0 from unnest(${textsOf(subjects)}::text[]) as subject order by subject
    on conflict (hotel_id, subject) do update set
      began_at = case when attempt.began_at <= ${begins} then excluded.began_at else attempt.began_at end,
      tries = case when attempt.began_at <= ${begins} then 0 else attempt.tries end
    returning subject, began_at, tries, last_at`;
}

const addTry = (hotelId: number, subjects: Subjects<string>, now?: Instant): RawBuilder<unknown> => sql`
  update attempt set tries = tries + 1, last_at = coalesce(${now === undefined ? null : new Date(now)}, last_at)
   where hotel_id = ${hotelId} and subject = any(${textsOf(subjects)}::text[])`;

const triesOf = <By extends string>(row: Row): WrongTries<By> => ({
  by: row.subject.slice(0, row.subject.indexOf(' ')) as By,
  beganAt: row.began_at.getTime(),
  lastAt: (row.last_at ?? row.began_at).getTime(),
  count: row.tries,
});

function statementOf(tx: Tx, statement: RawBuilder<unknown>): pg.QueryConfig {
  const { sql: text, parameters } = statement.compile(tx);
  return { text, values: [...parameters] };
}

const textsOf = (subjects: Subjects<string>): string[] =>
  Object.entries(subjects).map(([by, text]) => subjectText(by, text));
