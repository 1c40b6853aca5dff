import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { News } from '../../booking/reservation/news.ts';

type Whose = { readonly hotelId: number; readonly reservationId: string };

/** What a letter was about; the confirmation is news like any other here. */
export type LetterNews = News | { readonly what: 'confirmation' };

/** One letter to a guest and what became of it. */
export type StoredLetter = {
  readonly reservationId: string;
  readonly letterId: string;
  readonly news: LetterNews;
  /** queued: not tried yet; failed: tried again by itself; given-up: not any more. */
  readonly state: 'queued' | 'sent' | 'failed' | 'given-up';
  readonly at: Instant;
};

export async function saveLetter(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  { letterId, news, state }: { letterId: string; news: LetterNews; state: 'sent' | 'failed' },
  now: Instant,
): Promise<void> {
  const at = new Date(now);
  await tx
    .insertInto('guest_letter')
    .values({
      hotel_id: hotelId,
      reservation_id: reservationId,
      letter_id: letterId,
      news: JSON.stringify(news),
      state,
      first_tried_at: at,
      changed_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'reservation_id', 'letter_id'])
        .doUpdateSet({ state, tries: sql<number>`guest_letter.tries + 1`, changed_at: at }),
    )
    .execute();
}

/** Letters that were tried, the oldest first. */
export async function readTried(tx: Tx, { hotelId, reservationId }: Whose): Promise<StoredLetter[]> {
  const rows = await tx
    .selectFrom('guest_letter')
    .select(['letter_id', 'news', 'state', 'changed_at'])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .orderBy('first_tried_at')
    .orderBy('letter_id')
    .execute();
  return rows.map((row) => ({
    reservationId,
    letterId: row.letter_id,
    news: row.news as LetterNews,
    state: row.state,
    at: row.changed_at.getTime(),
  }));
}

/** A job that is to write a letter, and whether it will be tried again. */
export type LetterJob = {
  readonly reservationId: string;
  readonly kind: 'send-confirmation' | 'tell-guest';
  readonly payload: { readonly news?: News; readonly again?: string };
  readonly isGivenUp: boolean;
  readonly isUntried: boolean;
  readonly since: Instant;
};

/** The queue is small: what is done leaves it. */
export async function readLetterJobs(tx: Tx, hotelId: number, reservationIds: readonly string[]): Promise<LetterJob[]> {
  const { rows } = await sql<LetterJob & { created: Date }>`
    select job.payload->>'reservationId' as "reservationId", task.identifier as kind, job.payload,
           job.attempts >= job.max_attempts as "isGivenUp", job.attempts = 0 as "isUntried",
           job.created_at as created
      from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier in ('send-confirmation', 'tell-guest')
       and (job.payload->>'hotelId')::integer = ${hotelId}
       and job.payload->>'reservationId' = any(${reservationIds}::text[])
     order by job.id`.execute(tx);
  return rows.map(({ created, ...job }) => ({ ...job, since: created.getTime() }));
}

type Newest = {
  readonly reservationId: string;
  readonly letterId: string;
  readonly news: LetterNews;
  readonly state: 'sent' | 'failed';
  readonly tries: number;
  readonly since: Instant;
};

/** Where any letter has failed: the newest about each news, the oldest first. */
export async function readNewest(tx: Tx, hotelId: number): Promise<Newest[]> {
  const { rows } = await sql<Omit<Newest, 'since'> & { first: Date }>`
    select * from (
      select distinct on (reservation_id, news) reservation_id as "reservationId", letter_id as "letterId", news, state,
             tries, first_tried_at as first
        from guest_letter
       where hotel_id = ${hotelId} and reservation_id in (
         select reservation_id from guest_letter where hotel_id = ${hotelId} and state = 'failed')
       order by reservation_id, news, first_tried_at desc) as newest
     order by first`.execute(tx);
  return rows.map(({ first, ...row }) => ({ ...row, since: first.getTime() }));
}
