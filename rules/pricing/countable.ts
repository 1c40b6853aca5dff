/**
 * An amount that came out of a multiplication. Beyond 2⁵³ numbers skip some of their neighbours, and a bill that is off
 * by a unit nobody can explain is worse than none: it is a bug, most likely a price with too many noughts.
 */
export function countable(minor: number): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} cannot be counted with exactly`);
  return minor;
}
