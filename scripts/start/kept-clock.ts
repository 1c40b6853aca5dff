import type { KeptTime } from '@stayfront/server/platform/clock/keep-time';

/** The time of this machine until the database can be asked, and then the database's. */
export function keptClock(): { now(): number; aheadMs(): number; follow(kept: KeptTime): void } {
  let time: Pick<KeptTime, 'now' | 'aheadMs'> = { now: () => Date.now(), aheadMs: () => 0 };
  return {
    now: () => time.now(),
    aheadMs: () => time.aheadMs(),
    follow: (kept) => void (time = kept),
  };
}
