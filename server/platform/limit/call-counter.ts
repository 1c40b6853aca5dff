import type { CallPurpose } from '@stayfront/contract/call-purpose';
import type { CallLimits } from './call-limits.ts';

const minute = 60_000;
const mostCallers = 50_000;

export type CallCounter = {
  /** Counts a call; how many seconds to wait where it is one too many, null where it is welcome. */
  count(caller: string, purpose: CallPurpose, now: number): number | null;
  /** Counts calls that others have welcomed. */
  note(caller: string, purpose: CallPurpose, calls: number, now: number): void;
};

/**
 * A bucket for each caller and purpose, which fills again evenly over a minute: nobody is let in all at once when a
 * minute begins. In the memory of each server, since it guards that server's time (the processes of one server tell each
 * other, `shared-counter.ts`); what guards against guessing is counted in the database.
 */
export function callCounter(limits: CallLimits): CallCounter {
  const buckets = new Map<string, { left: number; at: number }>();
  const filledOf = (key: string, most: number, now: number): number => {
    const bucket = buckets.get(key);
    return bucket ? Math.min(most, bucket.left + (Math.max(0, now - bucket.at) * most) / minute) : most;
  };
  const keep = (key: string, left: number, at: number): void => {
    buckets.delete(key); // to the end of the line: who was away longest is forgotten first
    buckets.set(key, { left, at });
    const [oldest] = buckets.keys();
    if (buckets.size > mostCallers && oldest !== undefined) buckets.delete(oldest);
  };
  return {
    count(caller, purpose, now) {
      const most = limits[purpose];
      const key = `${purpose} ${caller}`;
      const filled = filledOf(key, most, now);
      const isWelcome = filled >= 1;
      keep(key, isWelcome ? filled - 1 : filled, now);
      return isWelcome ? null : Math.max(1, Math.ceil(((1 - filled) * minute) / most / 1000));
    },
    note(caller, purpose, calls, now) {
      const key = `${purpose} ${caller}`;
      keep(key, Math.max(0, filledOf(key, limits[purpose], now) - calls), now);
    },
  };
}
