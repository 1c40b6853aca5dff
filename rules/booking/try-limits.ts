import type { Instant } from '../stay/hotel-clock.ts';

/**
 * How often a reservation may be named wrongly before wrong names are no longer answered: by one caller, for one
 * reservation, and at one hotel. A guest mistypes a few times; who needs more is guessing. The right name is always
 * answered, or strangers could keep a guest out by guessing.
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

/** Wrong tries since an instant, and when the last of them was. */
export type WrongTries<By extends string = TriedBy> = Tries<By> & { readonly lastAt: Instant };

/**
 * How many seconds a wrong try has to wait for its answer, or null where it is answered now. Past the limit the wait
 * doubles with each further wrong try, from one second up to the rest of the quarter of an hour.
 */
export function waitAfterWrong<By extends string>(
  tries: readonly WrongTries<By>[],
  now: Instant,
  limits: Readonly<Record<By, number>>,
): number | null {
  const waits = tries
    .filter(({ by, count }) => count >= limits[by])
    .map(({ by, beganAt, lastAt, count }) => {
      const doubled = lastAt + 1000 * 2 ** Math.min(count - limits[by], 30);
      return Math.min(doubled, beganAt + tryMinutes * 60_000) - now;
    })
    .filter((left) => left > 0);
  return waits.length === 0 ? null : Math.ceil(Math.max(...waits) / 1000);
}
