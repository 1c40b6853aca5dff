import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import { judgeClock } from '@stayfront/server/platform/clock/judge-clock';
import { keepTime, type KeptTime } from '@stayfront/server/platform/clock/keep-time';
import type { Db } from '@stayfront/server/platform/db/open-database';

export class ClockIsWrong extends Error {
  override readonly name = 'ClockIsWrong';
}

/** The database's time for this server, if its own clock is not too far from that. Warns where it is off. */
export async function startClock(
  db: Db,
  warn: (words: string) => void,
  wall: () => number = () => Date.now(),
): Promise<KeptTime> {
  let toldOf = 'right';
  const kept = await keepTime({
    ask: () => readDatabaseTime(db),
    wall,
    ticks: () => performance.now(),
    onLook: (aheadMs) => {
      const { is, words } = judgeClock(aheadMs);
      if (is !== 'right' && is !== toldOf) warn(words);
      toldOf = is;
    },
  });
  const { is, words } = judgeClock(kept.aheadMs());
  if (is !== 'wrong') return kept;
  kept.stop();
  throw new ClockIsWrong(
    `${words} Stayfront does not start before that: rooms are kept for guests until a given time.`,
  );
}
