/** Too many wait for the same hotel: another one's guests are not to wait behind them. */
export class HotelBusy extends Error {
  override readonly name = 'HotelBusy';
  /** As PostgreSQL says that there are too many connections: it passes by itself. */
  readonly code = '53300';
}

export type HotelShares = {
  /** Waits for a place among the connections; gives back how to leave it. */
  take(hotelId: number): Promise<() => void>;
  /** How many wait for a place. */
  waiting(): number;
};

type Waiter = { readonly go: () => void };
type Share = { used: number; readonly waiters: Waiter[] };

/** So many may wait for one hotel; whoever comes after them is asked to come back at once. */
export const mostWaiting = 500;

/**
 * Divides connections among hotels while they work: a hotel may take one more as long as it has fewer than are left for
 * all others. Alone it gets half of them; where one night of it is stuck, others still find the other half, and where
 * two are stuck, a third. Whoever has to wait does so in order, for the given time.
 */
export function hotelShares(places: number, patienceMs: number): HotelShares {
  const shares = new Map<number, Share>();
  let [used, waiting] = [0, 0];
  const hasPlaceFor = (share: Share): boolean => share.used < Math.max(1, places - used) && used < places;
  const enter = (share: Share): void => {
    share.used += 1;
    used += 1;
  };
  const leave = (hotelId: number, share: Share): void => {
    share.used -= 1;
    used -= 1;
    forgetIdle(hotelId, share);
    letIn();
  };
  const forgetIdle = (hotelId: number, share: Share): void => {
    if (share.used === 0 && share.waiters.length === 0) shares.delete(hotelId);
  };
  /** Those first whose hotel has the fewest. */
  const letIn = (): void => {
    for (;;) {
      let next: Share | null = null;
      for (const share of shares.values())
        if (share.waiters.length > 0 && hasPlaceFor(share) && share.used < (next?.used ?? Infinity)) next = share;
      if (!next) return;
      enter(next);
      next.waiters.shift()?.go();
    }
  };

  async function take(hotelId: number): Promise<() => void> {
    const share = shares.get(hotelId) ?? { used: 0, waiters: [] };
    shares.set(hotelId, share);
    if (share.waiters.length === 0 && hasPlaceFor(share)) {
      enter(share);
      return () => leave(hotelId, share);
    }
    if (share.waiters.length >= mostWaiting) throw new HotelBusy(`${mostWaiting} wait for hotel ${hotelId}`);
    waiting += 1;
    try {
      await new Promise<void>((resolve, reject) => {
        const waiter: Waiter = {
          go: () => {
            clearTimeout(timer);
            resolve();
          },
        };
        const timer = setTimeout(() => {
          share.waiters.splice(share.waiters.indexOf(waiter), 1);
          forgetIdle(hotelId, share);
          reject(new HotelBusy(`No connection came free for hotel ${hotelId} in ${patienceMs} ms`));
        }, patienceMs);
        share.waiters.push(waiter);
      });
    } finally {
      waiting -= 1;
    }
    return () => leave(hotelId, share);
  }
  return { take, waiting: () => waiting };
}

const sharesOf = new WeakMap<object, HotelShares>();

/** From here on whoever works in a hotel with one of these takes of its share first. */
export function divide(shares: HotelShares, ...ways: readonly object[]): void {
  for (const way of ways) sharesOf.set(way, shares);
}

/** A place among the connections behind this way to the database, for one hotel; gives back how to leave it. */
export const takeShare = async (way: object, hotelId: number): Promise<() => void> =>
  (await sharesOf.get(way)?.take(hotelId)) ?? (() => {});
