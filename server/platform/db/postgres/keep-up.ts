import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster } from './find-postmaster.ts';

export type KeptUp = { stop(): Promise<void> };

type Keeping = {
  cluster: string;
  /** Brings it back where everybody looks for it. */
  bringBack: () => Promise<void>;
  say: (line: string) => void;
};

const LOOK_MS = 1000;
const AFTER_FAILURE_MS = 15_000;

/** Starts the database again when it has died (a kill, too little memory): nobody else would, and servers wait for it. */
export function keepUp({ cluster, bringBack, say }: Keeping): KeptUp {
  const stopping = new AbortController();
  const watch = async (): Promise<void> => {
    let rest = LOOK_MS;
    while (await hasRested(rest, stopping.signal)) {
      rest = LOOK_MS;
      if (findPostmaster(cluster).kind === 'ours') continue;
      say('The database has ended by itself; starting it again');
      try {
        await bringBack();
      } catch (error) {
        rest = AFTER_FAILURE_MS;
        say(`The database did not start again: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

async function hasRested(ms: number, stopping: AbortSignal): Promise<boolean> {
  await pause(ms, undefined, { signal: stopping, ref: false }).catch(() => {});
  return !stopping.aborted;
}
