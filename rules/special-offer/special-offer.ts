import type { StayDate } from '../stay/stay-date.ts';

/**
 * A discount that a hotel gives by itself wherever its conditions hold; with a code, only to whoever types it. In a
 * property document these are `offers`; an entry of the older list `promotions` is read as one (`offerOf`).
 */
export type SpecialOffer = {
  /** Null for an entry of the list of promotions: it is known by its code. */
  readonly id: string | null;
  readonly code?: string | undefined;
  /** Absent means all. */
  readonly rooms?: readonly string[] | undefined;
  readonly ratePlans?: readonly string[] | undefined;
  readonly conditions?: OfferConditions | undefined;
  readonly discount: OfferDiscount;
  /** Whether it may be given together with others that say the same; `none`, and absent, it is given alone. */
  readonly joins?: 'all' | 'none' | undefined;
  /** Of the offers of one group only the one that saves most is given. */
  readonly group?: string | undefined;
};

/** All days are inclusive; what is absent does not bind. Weekdays: 0 is Sunday. */
export type OfferConditions = {
  readonly stayFrom?: StayDate | undefined;
  readonly stayTo?: StayDate | undefined;
  /**
   * What nights outside of `stayFrom` and `stayTo` do: `refused`, and absent, a stay that has one has no offer;
   * `full-price`, they are paid in full and the others are discounted.
   */
  readonly nightsOutside?: 'refused' | 'full-price' | undefined;
  readonly sellFrom?: StayDate | undefined;
  readonly sellTo?: StayDate | undefined;
  readonly minNights?: number | undefined;
  readonly maxNights?: number | undefined;
  /** Days from today, at the hotel, to the arrival: at least so many (early booking), at most so many (last minute). */
  readonly minDaysBefore?: number | undefined;
  readonly maxDaysBefore?: number | undefined;
  readonly arrivalWeekdays?: readonly number[] | undefined;
  /** Nights that it counts for; the others are paid in full. */
  readonly weekdays?: readonly number[] | undefined;
  readonly minAdults?: number | undefined;
};

export type OfferDiscount =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  /** In the hotel's currency. Infants are no persons here, as with services. */
  | { readonly kind: 'amount'; readonly minor: number; readonly per: 'night' | 'stay' | 'person' | 'person-night' }
  | FreeNights
  | ChildDiscount;

/** Of `nights` nights `free` cost nothing: once, or again and again as long as the stay lasts. */
export type FreeNights = {
  readonly kind: 'free-nights';
  readonly nights: number;
  readonly free: number;
  readonly which: 'last' | 'first' | 'cheapest';
  readonly repeats: boolean;
};

/** A part of what some children pay. Ages: from `fromAge` up to `toAge`, which is not included. */
export type ChildDiscount = {
  readonly kind: 'child';
  readonly fromAge?: number | undefined;
  readonly toAge: number;
  /** Which of the children of that age, the youngest first: 1 to 1 is the first alone. Absent means each of them. */
  readonly positions?: { readonly from: number; readonly to: number } | undefined;
  /** Only where so many of that age come. */
  readonly minChildren?: number | undefined;
  readonly basisPoints: number;
};

/** A child or infant of a stay, with what it pays for each night; whoever pays as an adult is none. */
export type PricedChild = {
  readonly age: number;
  readonly nightPrices: readonly number[];
  readonly isInfant?: boolean | undefined;
};
