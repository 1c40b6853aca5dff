import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const MILLISECONDS = 400;
/** What a system does by itself is nothing to wait longer for. */
const UNREMARKABLE = 1.25;
const MOST = 8;

const SPIN = `const end = performance.now() + ${MILLISECONDS}; while (performance.now() < end);`;

/**
 * How many times longer work takes here because others are at work on the same cores: as many threads as there are cores
 * want all of them for a moment, and get a share.
 */
export async function measureStarvation(): Promise<number> {
  const cores = availableParallelism();
  const before = process.cpuUsage();
  const start = performance.now();
  const threads = Array.from({ length: cores }, () => new Worker(SPIN, { eval: true }));
  await Promise.all(threads.map((thread) => new Promise((resolve) => thread.once('exit', resolve))));
  const wanted = MILLISECONDS * cores;
  const { user, system } = process.cpuUsage(before);
  return starvationOf({ wanted, got: (user + system) / 1000, passed: performance.now() - start });
}

/** The wish is for as much time on the cores as the threads spin; starting them takes some more of both. */
export function starvationOf({ wanted, got, passed }: { wanted: number; got: number; passed: number }): number {
  const share = Math.min(1, got / Math.max(wanted, 1));
  const late = passed / MILLISECONDS;
  const times = Math.max(1 / Math.max(share, 1 / MOST), late > 2 ? late / 2 : 1);
  return times < UNREMARKABLE ? 1 : Math.min(MOST, Math.round(times * 10) / 10);
}
