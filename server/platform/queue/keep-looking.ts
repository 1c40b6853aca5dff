import { setTimeout as wait } from 'node:timers/promises';
import type { JobWatch } from './job-watch.ts';

/** Looks again and again, also after the database was away for a while. */
export function keepLooking(watch: JobWatch, everyMs: number): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const looking = (async () => {
    while (!signal.aborted) {
      await watch.look().catch(() => {}); // whoever asks the database for a guest says that it is away
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
