import type pg from 'pg';
import { noteFirstDeath, setAside, takeAbandonedJobs, type BegunJob } from './abandoned-job.store.ts';

/**
 * Jobs whose server is no more are begun anew. One at which a second process has died may well be what kills them, and
 * is set aside for somebody to look at.
 */
export async function freeAbandonedJobs(
  pool: pg.Pool,
  abandoned: readonly BegunJob[],
  onSetAside: (job: string) => void,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const jobs = await takeAbandonedJobs(client, abandoned);
    const deadly = jobs.filter(({ isSecondTime }) => isSecondTime);
    const idsOf = (some: typeof jobs): string[] => some.map(({ id }) => id);
    await noteFirstDeath(client, idsOf(jobs));
    await setAside(client, idsOf(deadly));
    await client.query('commit');
    client.release();
    for (const { job } of deadly) onSetAside(job);
  } catch (error) {
    client.release(true); // a transaction that was not ended ends with its connection
    throw error;
  }
}
