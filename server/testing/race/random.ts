/** Chance that can be had again: the same seed makes the same choices. */
export type Random = {
  /** A whole number from 0 to below the bound. */
  below(bound: number): number;
  pick<Item>(items: readonly Item[]): Item | undefined;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return { below, pick: (items) => items[below(items.length)] };
}
