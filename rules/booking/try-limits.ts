import type { Instant } from '../stay/hotel-clock.ts';

/**
 * How often a reservation may be named wrongly before everybody has to wait: by one caller, for one reservation, and at
 * one hotel. A guest mistypes a few times; who needs more is guessing.
 */
export const tryLimits = { address: 10, reference: 5, hotel: 200 } as const;

export type TriedBy = keyof typeof tryLimits;

export const tryMinutes = 15;

/** Tries since an instant. */
export type Tries<By extends string = TriedBy> = { readonly by: By; readonly beganAt: Instant; readonly count: number };

/** How many seconds must pass before the next try, or null where it may be made now. */
export function waitBeforeTry<By extends string>(
  tries: readonly Tries<By>[],
  now: Instant,
  limits: Readonly<Record<By, number>>,
): number | null {
  const ends = tries
    .filter(({ by, count }) => count >= limits[by])
    .map(({ beganAt }) => beganAt + tryMinutes * 60_000 - now)
    .filter((left) => left > 0);
  return ends.length === 0 ? null : Math.ceil(Math.max(...ends) / 1000);
}
