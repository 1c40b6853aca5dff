import type { Instant } from '@stayfront/rules/stay/hotel-clock';

export type TimeDeps = {
  /** Asks the database for its time. */
  readonly ask: () => Promise<Instant>;
  /** What the clock of this machine says. */
  readonly wall: () => number;
  /** Milliseconds since whenever, which nobody can set. */
  readonly ticks: () => number;
  /** Hears after each look how far this machine's clock is ahead of the database's. */
  readonly onLook?: (aheadMs: number) => void;
};

export type KeptTime = {
  /** The database's time. */
  now(): Instant;
  /** How far this machine's clock is ahead of it; less than nothing: behind. */
  aheadMs(): number;
  /** Asks the database again. */
  look(): Promise<void>;
  stop(): void;
};

type Look = { readonly time: Instant; readonly tick: number; readonly tripMs: number };

const everyMs = 10_000;
/** An answer that was longer under way says too little about when it was given. */
const longestTripMs = 2_000;

/**
 * The time that all servers of one database share: the database's, which is asked for now and then and counted on from in
 * between, without a look at this machine's clock. Holds, quotes and links end by it, so that a machine whose clock is
 * wrong, or is set while it works, sells no room that is kept for somebody.
 */
export async function keepTime({ ask, wall, ticks, onLook }: TimeDeps): Promise<KeptTime> {
  const lookOnce = async (): Promise<Look> => {
    const before = ticks();
    const time = await ask();
    const after = ticks();
    return { time, tick: (before + after) / 2, tripMs: after - before };
  };
  let seen = await lookOnce();
  // The first answer waits for a connection to be made: the quickest of a few is the one to go by.
  for (let more = 0; more < 3; more++) {
    const again = await lookOnce();
    if (again.tripMs <= seen.tripMs) seen = again;
  }
  const now = (): Instant => Math.round(seen.time + ticks() - seen.tick);
  const aheadMs = (): number => Math.round(wall() - now());
  const look = async (): Promise<void> => {
    const again = await lookOnce();
    if (again.tripMs <= longestTripMs) seen = again;
    onLook?.(aheadMs());
  };
  onLook?.(aheadMs());
  // While the database is away the time goes on, and nothing can be booked.
  const timer = setInterval(() => void look().catch(() => {}), everyMs).unref();
  return { now, aheadMs, look, stop: () => clearInterval(timer) };
}
