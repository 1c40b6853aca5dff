import type { Database } from '../db/open-database.ts';
import type { LoopLag } from './loop-lag.ts';
import type { MeterBoard } from './meter-board.ts';
import { readQueues, type Queue } from './read-queues.ts';

type Watched = {
  readonly database: Database;
  /** What is kept in memory of hotels, and how much that is. */
  readonly snapshots: { size(): { readonly hotels: number; readonly bytes: number } };
  readonly lag: LoopLag;
};

/** How the process and what it leans on are at this moment. */
export function serverGauges(board: MeterBoard, { database, snapshots, lag }: Watched): void {
  const { db, pool } = database;
  const queues = shared(() => readQueues(db));
  const perJob = (value: (queue: Queue) => number) => async () =>
    (await queues()).map((queue) => ({ labels: { job: queue.job }, value: value(queue) }));
  board.gauge(
    'stayfront_queue_age_seconds',
    'How long the oldest job that is due has been waiting',
    ['job'],
    perJob(({ age }) => age),
  );
  board.gauge(
    'stayfront_queue_jobs',
    'Jobs that are due and wait',
    ['job'],
    perJob(({ waiting }) => waiting),
  );
  board.gauge(
    'stayfront_queue_given_up_jobs',
    'Jobs that failed as often as they may',
    ['job'],
    perJob(({ givenUp }) => givenUp),
  );
  board.gauge('stayfront_database_up', '1 where the database answers', [], async () => [
    {
      value: await queues().then(
        () => 1,
        () => 0,
      ),
    },
  ]);
  board.gauge('stayfront_database_connections', 'Connections of the pool, and who waits for one', ['state'], () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'awaited' }, value: database.awaited() },
  ]);
  board.gauge('stayfront_snapshot_bytes', 'Memory that hotels’ calendars take', [], () => [
    { value: snapshots.size().bytes },
  ]);
  board.gauge('stayfront_snapshot_hotels', 'Hotels that are known by heart', [], () => [
    { value: snapshots.size().hotels },
  ]);
  board.gauge(
    'stayfront_event_loop_lag_seconds',
    'How late the process came to its turn, in the last ten seconds',
    ['stat'],
    () => [
      { labels: { stat: 'mean' }, value: lag.mean() / 1000 },
      { labels: { stat: 'max' }, value: lag.max() / 1000 },
    ],
  );
  board.gauge('process_resident_memory_bytes', 'Memory of the process', [], () => [
    { value: process.memoryUsage().rss },
  ]);
  board.gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript objects', [], () => [
    { value: process.memoryUsage().heapUsed },
  ]);
  board.gauge('process_uptime_seconds', 'Since the process was started', [], () => [{ value: process.uptime() }]);
}

/** Several gauges of one look share one question. */
function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}
