import type { Tx } from '../../platform/db/open-database.ts';
import { letterIdOf } from './letters.ts';
import { readLetterJobs, readNewest, type LetterJob } from './letter.store.ts';

export type LetterToMend = {
  readonly reservationId: string;
  readonly letterId: string;
  readonly what: string;
  readonly isGivenUp: boolean;
  readonly since: number;
};

/** One refusal of a mail server may be passing: from the second on somebody hears of it. */
const triesBefore = 2;

/**
 * Letters that do not reach their guests. Of one that was sent again the newest counts, and one that is on its way for the
 * first time since is waited for.
 */
export async function listLettersToMend(tx: Tx, hotelId: number): Promise<LetterToMend[]> {
  const failed = (await readNewest(tx, hotelId)).filter(({ state }) => state === 'failed');
  const ids = [...new Set(failed.map(({ reservationId }) => reservationId))];
  const jobs = ids.length > 0 ? await readLetterJobs(tx, hotelId, ids) : [];
  return failed.flatMap(({ reservationId, letterId, news, tries, since }) => {
    const own = jobs.filter((job) => job.reservationId === reservationId && newsIdOf(job) === letterIdOf(news));
    if (own.some((job) => job.isUntried)) return [];
    const isTried = own.some((job) => !job.isGivenUp);
    if (isTried && tries < triesBefore) return [];
    return [{ reservationId, letterId, what: news.what, isGivenUp: !isTried, since }];
  });
}

const newsIdOf = ({ payload }: LetterJob): string => letterIdOf(payload.news ?? { what: 'confirmation' });
