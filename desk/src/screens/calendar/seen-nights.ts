/** The first and the last night that are seen. It changes with each night that is scrolled: only who says so is drawn anew. */
export type SeenNights = {
  readonly read: () => readonly [number, number];
  readonly listen: (tell: () => void) => () => void;
  readonly set: (first: number, last: number) => void;
};

export function makeSeenNights(first: number, last: number): SeenNights {
  let now: readonly [number, number] = [first, last];
  const listeners = new Set<() => void>();
  return {
    read: () => now,
    listen: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    set: (from, to) => {
      if (now[0] === from && now[1] === to) return;
      now = [from, to];
      for (const tell of listeners) tell();
    },
  };
}
