import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, makeWorkerUtils, run, type RunnerOptions, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { sharePlaces } from '../platform/queue/share-places.ts';

export type RunnerDeps = {
  readonly pool: pg.Pool;
  readonly tasks: TaskList;
  /** So many jobs at the same time; those with a flag in common take no more than their share of the places. */
  readonly concurrency: number;
  readonly crontab: string;
  readonly onFailure: (job: string, error: unknown) => void;
};

export type KeptRunner = { stop(): Promise<void> };

const firstPause = 100;
const longestPause = 5_000;

/**
 * A runner of jobs that outlives its database. The library's own ends with the first job that it cannot report as done,
 * and a job that was given to it while the connection broke stays locked for hours. So whenever a runner has lost the
 * database it is ended, and another takes its place once the database is back, after the jobs of the first are free again.
 */
export async function keepRunner(deps: RunnerDeps): Promise<KeptRunner> {
  const stopping = new AbortController();
  let current = await begin(deps);
  const keeping = keep();

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.ended;
      if (!stopping.signal.aborted) await replace();
    }
  }
  async function replace(): Promise<void> {
    for (let pause = firstPause; !stopping.signal.aborted; pause = Math.min(2 * pause, longestPause))
      try {
        await freeJobs(deps.pool, current.id);
        current = await begin(deps);
        if (stopping.signal.aborted) current.end();
        return;
      } catch {
        // The database is still away. Who waits for a job may wait; who stops us may not.
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
      }
  }
  return {
    async stop() {
      stopping.abort();
      current.end();
      await keeping;
      await current.ended;
    },
  };
}

type Begun = { readonly id: string; readonly ended: Promise<void>; end(): void };

async function begin({ pool, tasks, concurrency, crontab, onFailure }: RunnerDeps): Promise<Begun> {
  const events: WorkerEvents = new EventEmitter();
  // A runner whose last reports failed has shut down without saying that it is released.
  const ended = new Promise<void>((resolve) => {
    for (const end of ['pool:release', 'pool:gracefulShutdown:complete', 'pool:forcefulShutdown:complete'] as const)
      events.once(end, () => resolve());
  });
  let id = '';
  events.once('pool:create', ({ workerPool }) => (id = workerPool.id));
  events.on('job:error', ({ job, error }) => onFailure(job.task_identifier, error));
  const runner = await run({
    pgPool: forgiving(pool),
    concurrency,
    noHandleSignals: true, // the process that owns us decides when to stop
    logger: silent,
    crontab,
    events,
    ...inPlaces(events, tasks, concurrency),
    // One at a time it would not look at whether the report came through, and the process ends with that.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    runner.stop().catch(() => {}); // it may be ending by itself
  };
  events.on('worker:getJob:error', end);
  events.on('pool:fatalError', end);
  return { id, ended, end };
}

/** The same tasks, each in a place of its kind while it is done. */
function inPlaces(
  events: WorkerEvents,
  tasks: TaskList,
  places: number,
): Pick<RunnerOptions, 'taskList' | 'forbiddenFlags'> {
  const shares = sharePlaces(places);
  const leaving = new Map<string, () => void>();
  events.on('job:start', ({ job }) => leaving.set(job.id, shares.begin(Object.keys(job.flags ?? {}))));
  for (const empty of ['worker:getJob:empty', 'worker:getJob:error'] as const) events.on(empty, shares.endEmpty);
  const inPlace =
    (task: TaskList[string]): TaskList[string] =>
    async (payload, helpers) => {
      try {
        return await task?.(payload, helpers);
      } finally {
        leaving.get(helpers.job.id)?.();
        leaving.delete(helpers.job.id);
      }
    };
  return {
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, inPlace(task)])),
    forbiddenFlags: shares.ask,
  };
}

/** What a runner that is no more had begun, or had been given without hearing of it, or has done without saying so. */
async function freeJobs(pool: pg.Pool, runnerId: string): Promise<void> {
  const queue = await makeWorkerUtils({ pgPool: pool, logger: silent });
  try {
    await queue.forceUnlockWorkers([runnerId]);
  } finally {
    await queue.release();
  }
}

/**
 * The same pool, for a library that gives a connection back twice when the database goes away while it listens: pg
 * throws at the second time, nobody catches it, and the runner neither ends nor goes on.
 */
function forgiving(pool: pg.Pool): pg.Pool {
  const once = (release: pg.PoolClient['release']): pg.PoolClient['release'] => {
    let isBack = false;
    return (error) => {
      if (isBack) return;
      isBack = true;
      release(error);
    };
  };
  type Told = (error: Error | undefined, client: pg.PoolClient | undefined, release: pg.PoolClient['release']) => void;
  const connect = (told?: Told): Promise<pg.PoolClient> | void => {
    if (told) return pool.connect((error, client, release) => told(error, client, once(release)));
    return pool.connect().then((client) => {
      client.release = once(client.release.bind(client));
      return client;
    });
  };
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const silent = new Logger(() => () => {});
