import type { NightPrices } from './price-night.ts';

/** What a night says about persons beyond plain amounts. */
export type PersonPrices = Pick<NightPrices, 'bands'> & {
  /** Numbers of adults to whom the room is not sold. */
  readonly unsold?: readonly number[] | undefined;
  /** Nobody beyond the listed adults is taken. */
  readonly isWithoutExtraAdult?: boolean | undefined;
};

/** The prices of a night as they are kept: amounts alone, and beside them what few nights say. */
export type KeptPrices = {
  readonly byAdults: readonly number[];
  readonly extraAdult: number;
  readonly child: number;
  readonly infant: number;
  /** Null on most nights. */
  readonly byPerson: PersonPrices | null;
};

/** A number of adults that is not sold is kept with the next price above it: a server of the release before needs one. */
export function keepPrices({ byAdults, extraAdult, child, infant, bands }: NightPrices): KeptPrices {
  const last = byAdults.at(-1);
  if (typeof last !== 'number') throw new RangeError('The last listed number of adults needs a price');
  const unsold = byAdults.flatMap((price, place) => (price === null ? [place + 1] : []));
  const byPerson = {
    ...(bands?.length ? { bands } : {}),
    ...(unsold.length > 0 ? { unsold } : {}),
    ...(extraAdult === null ? { isWithoutExtraAdult: true } : {}),
  };
  return {
    byAdults: byAdults.map((_, place) => byAdults.slice(place).find((price) => price !== null) ?? last),
    extraAdult: extraAdult ?? 0,
    child,
    infant,
    byPerson: Object.keys(byPerson).length > 0 ? byPerson : null,
  };
}

/** The same prices again. */
export const readPrices = ({ byAdults, extraAdult, child, infant, byPerson }: KeptPrices): NightPrices => ({
  byAdults: byPerson?.unsold
    ? byAdults.map((price, place) => (byPerson.unsold?.includes(place + 1) ? null : price))
    : byAdults,
  extraAdult: byPerson?.isWithoutExtraAdult ? null : extraAdult,
  child,
  infant,
  ...(byPerson?.bands ? { bands: byPerson.bands } : {}),
});
