import type pg from 'pg';
import { beatJobs, listBegunJobs, type BegunJob } from './abandoned-job.store.ts';
import { freeAbandonedJobs } from './free-abandoned-jobs.ts';

export type WatchDeps = {
  readonly pool: pg.Pool;
  /** A job that stood still for so many looks in a row is taken from whoever had begun it. */
  readonly looks: number;
  readonly onSetAside: (job: string) => void;
};

export type JobWatch = {
  /** From here to the call of what it returns others see that this job is being done. */
  begin(job: { readonly id: string; readonly worker: string }): () => void;
  /** Says that our own jobs are being done, then looks at those of all servers. */
  look(): Promise<void>;
};

/** A server of the release before shows no beat, only a lock. No job takes so long: mail servers are given ten minutes. */
const looksWithLock = 25;

/**
 * A process that was killed leaves the jobs it had begun locked, and for four hours nobody would touch them: a guest
 * would wait that long for a confirmation. What a living server is at must be left to it, or a mail is sent twice.
 *
 * So each server moves the time of its jobs at every look, and takes only those whose time has stood still for several
 * looks of its own. Nothing depends on a connection that stays (poolers and restarts of the database end it) or on two
 * clocks that agree. A look that fails begins the count anew: while the database was away nobody could show a sign.
 */
export function jobWatch({ pool, looks, onSetAside }: WatchDeps): JobWatch {
  const mine = new Set<{ readonly id: string; readonly worker: string }>();
  let still = new Map<string, { readonly beat: string; readonly times: number }>();

  /** The jobs that have stood still for long enough by now. */
  function count(jobs: readonly BegunJob[]): BegunJob[] {
    const before = still;
    still = new Map(
      jobs.map(({ id, worker, beat }) => {
        const last = before.get(`${id} ${worker}`);
        return [`${id} ${worker}`, { beat, times: last?.beat === beat ? last.times + 1 : 0 }];
      }),
    );
    return jobs.filter(({ id, worker, isLocked }) => {
      const times = still.get(`${id} ${worker}`)?.times ?? 0;
      return times >= (isLocked ? looks * looksWithLock : looks);
    });
  }

  return {
    begin(job) {
      mine.add(job);
      return () => void mine.delete(job);
    },
    async look() {
      try {
        if (mine.size > 0) await beatJobs(pool, [...mine]);
        const abandoned = count(await listBegunJobs(pool));
        if (abandoned.length > 0) await freeAbandonedJobs(pool, abandoned, onSetAside);
      } catch (error) {
        still = new Map();
        throw error;
      }
    },
  };
}
