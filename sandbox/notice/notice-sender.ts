import { setTimeout as wait } from 'node:timers/promises';
import type { Faults } from '../fault/faults.ts';

export type Notice = {
  readonly url: string;
  /** Made anew for each attempt, where the provider signs each. */
  readonly headers: Record<string, string> | (() => Record<string, string>);
  readonly body: string;
};

export type NoticeSender = {
  send(notice: Notice): void;
  /** How many are held back by a fault. */
  held(): number;
  /** Lets go of what was held back, the newest first. */
  release(): Promise<void>;
  /** When everything that is not held back has been taken or given up. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

// Providers try again for hours; a sandbox is watched by somebody who waits.
const PAUSES = [250, 1_000, 4_000, 15_000, 60_000];

/** Sends notifications as a provider does: at least once, again when nobody takes them, and badly when asked to. */
export function noticeSender(faults: Faults, pauses: readonly number[] = PAUSES): NoticeSender {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let held: Notice[] = [];

  function start(notice: Notice): void {
    const delivery = deliver(notice).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  async function deliver(notice: Notice): Promise<void> {
    for (const pause of [0, ...pauses]) {
      try {
        if (pause > 0) await wait(pause, undefined, { signal: stopping.signal });
        if (await isTaken(notice)) return;
      } catch {
        return; // stopped while it waited
      }
    }
  }

  async function isTaken({ url, headers, body }: Notice): Promise<boolean> {
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]);
      const made = typeof headers === 'function' ? headers() : headers;
      const answer = await fetch(url, { method: 'POST', headers: made, body, signal });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false; // nobody there; tried again
    }
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    send(notice) {
      if (stopping.signal.aborted) return;
      const fault = faults.strikeNotice();
      if (fault === 'drop') return;
      if (fault === 'late' || fault === 'reorder') held.push(notice);
      else for (let i = 0; i < (fault === 'duplicate' ? 3 : 1); i += 1) start(notice);
    },
    held: () => held.length,
    async release() {
      const late = held.reverse();
      held = [];
      // One after the other, so that the wrong order is really the order of arrival.
      for (const notice of late) await deliver(notice);
    },
    settled,
    async stop() {
      stopping.abort();
      await settled();
    },
  };
}
