import type pg from 'pg';
import { noteFirstDeath, setAside, takeAbandonedJobs } from './abandoned-job.store.ts';

/**
 * A process that was killed leaves the jobs it had begun locked, and for four hours nobody would touch them: a guest
 * would wait that long for a confirmation. So they are begun anew. A job at which a second process has died may well be
 * what kills them, and is set aside for somebody to look at. What a living process is at is left to it.
 */
export async function freeAbandonedJobs(pool: pg.Pool, onSetAside: (job: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const jobs = await takeAbandonedJobs(client);
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
