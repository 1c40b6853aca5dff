import type { CallPurpose } from '@stayfront/contract/call-purpose';
import type { CallCounter } from './call-counter.ts';

/** So many calls of one caller that one process has welcomed. */
export type Welcomed = { readonly caller: string; readonly purpose: CallPurpose; readonly calls: number };

/** The other processes that answer at the same address. */
export type OtherCounters = {
  tell(welcomed: readonly Welcomed[]): void;
  onTold(hear: (welcomed: readonly Welcomed[]) => void): void;
};

/** In milliseconds: by what comes within it a caller may exceed its limit in each of the others. */
const tellEvery = 100;

/**
 * One limit over all processes of a server: each counts what it welcomes and tells the others ten times a second, so that
 * nobody waits for an answer of theirs. Who is turned away costs the others nothing.
 */
export function sharedCounter(own: CallCounter, others: OtherCounters, now: () => number): CallCounter {
  const untold = new Map<string, { caller: string; purpose: CallPurpose; calls: number }>();
  let timer: NodeJS.Timeout | null = null;
  const tell = (): void => {
    timer = null;
    const welcomed = [...untold.values()];
    untold.clear();
    others.tell(welcomed);
  };
  others.onTold((welcomed) => {
    for (const { caller, purpose, calls } of welcomed) own.note(caller, purpose, calls, now());
  });
  return {
    count(caller, purpose, at) {
      const wait = own.count(caller, purpose, at);
      if (wait !== null) return wait;
      const key = `${purpose} ${caller}`;
      const noted = untold.get(key) ?? { caller, purpose, calls: 0 };
      noted.calls += 1;
      untold.set(key, noted);
      timer ??= setTimeout(tell, tellEvery).unref();
      return null;
    },
    note: own.note,
  };
}
