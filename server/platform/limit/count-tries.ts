import { tryMinutes, type WrongTries } from '@stayfront/rules/booking/try-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../db/open-database.ts';

/** Who tried, and what: how a count of tries is found again. */
export type Subjects<By extends string> = Readonly<Record<By, string>>;

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
  const begins = new Date(now - tryMinutes * 60_000);
  const { rows } = await sql<{ subject: string; began_at: Date; tries: number; last_at: Date | null }>`
    insert into attempt (hotel_id, subject, began_at, tries)
    select ${hotelId}, subject, ${new Date(now)}, 0 from unnest(${textsOf(subjects)}::text[]) as subject order by subject
    on conflict (hotel_id, subject) do update set
      began_at = case when attempt.began_at <= ${begins} then excluded.began_at else attempt.began_at end,
      tries = case when attempt.began_at <= ${begins} then 0 else attempt.tries end
    returning subject, began_at, tries, last_at`.execute(tx);
  return rows.map((row) => ({
    by: row.subject.slice(0, row.subject.indexOf(' ')) as By,
    beganAt: row.began_at.getTime(),
    lastAt: (row.last_at ?? row.began_at).getTime(),
    count: row.tries,
  }));
}

/** Counts a try; `now` where the wait after it grows from then on. */
export async function countTry(tx: Tx, hotelId: number, subjects: Subjects<string>, now?: Instant): Promise<void> {
  await tx
    .updateTable('attempt')
    .set((set) => ({ tries: set('tries', '+', 1), ...(now === undefined ? {} : { last_at: new Date(now) }) }))
    .where('hotel_id', '=', hotelId)
    .where('subject', 'in', textsOf(subjects))
    .execute();
}

const textsOf = (subjects: Subjects<string>): string[] =>
  Object.entries(subjects).map(([by, text]) => subjectText(by, text));
