import type { Tx } from '../../platform/db/open-database.ts';
import { newsKey } from '../../booking/reservation/news.ts';
import { readLetterJobs, readTried, type LetterJob, type LetterNews, type StoredLetter } from './letter.store.ts';

export type Letter = StoredLetter;

/** What a letter is called among those of its reservation: the same each time it is tried. */
export const letterIdOf = (news: LetterNews, again?: string): string =>
  [news.what === 'confirmation' ? 'confirmation' : newsKey(news), again].filter((part) => part !== undefined).join('-');

/** All letters to the guest of a reservation, the oldest first: those that left, and those that have not yet. */
export async function listLetters(
  tx: Tx,
  whose: { readonly hotelId: number; readonly reservationId: string },
): Promise<Letter[]> {
  const tried = await readTried(tx, whose);
  const jobs = await readLetterJobs(tx, whose.hotelId, [whose.reservationId]);
  const waiting = jobs.filter((job) => !tried.some(({ letterId }) => letterId === jobLetter(job)));
  return [
    ...tried.map((letter) => withQueue(letter, jobs)),
    ...waiting.map((job) => ({
      reservationId: whose.reservationId,
      letterId: jobLetter(job),
      news: newsOf(job),
      state: job.isGivenUp ? ('given-up' as const) : ('queued' as const),
      at: job.since,
    })),
  ];
}

/** What failed and is in no queue any more is not tried again. */
function withQueue(letter: StoredLetter, jobs: readonly LetterJob[]): Letter {
  if (letter.state !== 'failed') return letter;
  const job = jobs.find((one) => one.reservationId === letter.reservationId && jobLetter(one) === letter.letterId);
  return job && !job.isGivenUp ? letter : { ...letter, state: 'given-up' };
}

const newsOf = ({ payload }: LetterJob): LetterNews => payload.news ?? { what: 'confirmation' };
const jobLetter = (job: LetterJob): string => letterIdOf(newsOf(job), job.payload.again);
