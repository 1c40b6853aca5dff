import { run, type Runner } from 'graphile-worker';
import { Logger } from 'graphile-worker';
import type { Database } from './db/open-database.ts';
import { hotelReader } from './hotel/hotel.store.ts';
import type { Jobs } from './message/enqueue.ts';
import type { PostMail } from './message/post-mail.ts';
import { sendConfirmation } from './message/send-confirmation.ts';

export type WorkerMeans = {
  readonly database: Database;
  readonly secret: string;
  readonly post: PostMail;
  readonly publicUrl: () => string;
  readonly now: () => number;
  readonly onFailure: (job: string, error: unknown) => void;
};

/** Does the queued jobs, each at least once; a job that fails is tried again, later and later. */
export async function startWorker(means: WorkerMeans): Promise<Runner> {
  const inner = { ...means, db: means.database.db, readHotel: hotelReader(means.database.db) };
  const runner = await run({
    pgPool: means.database.pool,
    concurrency: 4,
    noHandleSignals: true, // the process that owns us decides when to stop
    logger: new Logger(() => () => {}),
    taskList: {
      'send-confirmation': (job) => sendConfirmation(inner, job as Jobs['send-confirmation'], means.now()),
    },
  });
  runner.events.on('job:error', ({ job, error }) => means.onFailure(job.task_identifier, error));
  return runner;
}
