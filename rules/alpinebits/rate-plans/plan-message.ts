import type { StayDate } from '../../stay/stay-date.ts';

/** Days or nights of an element, the last one included; `line` is where it stands in the message. */
export type Dated = { readonly from: StayDate; readonly to: StayDate; readonly line?: number };

/** What a rule asks; null is nothing, as a time of 0 is. Weekdays: 0 is Sunday. */
export type RuleContent = {
  readonly minStay: number | null;
  readonly maxStay: number | null;
  readonly minThrough: number | null;
  readonly maxThrough: number | null;
  readonly arrivalWeekdays: readonly number[] | null;
  readonly departureWeekdays: readonly number[] | null;
  readonly isClosed: boolean;
};

/** Without content it lifts, in an Overlay, what stood on its days. Without room type it is for all of them. */
export type BookingRule = Dated & { readonly roomType: string | null; readonly content: RuleContent | null };

export type ChildAmount = { readonly fromAge: number; readonly toAge: number; readonly minor: number };

/** What a night costs, in minor units. */
export type Amounts = {
  /** By the number of guests, from 1 on; null: not sold to so many. */
  readonly byGuests: readonly (number | null)[];
  readonly extraAdult: number | null;
  readonly children: readonly ChildAmount[];
};

/** Without amounts it takes away, in an Overlay, what stood on its nights. */
export type DatedRate = Dated & { readonly roomType: string; readonly amounts: Amounts | null };

export const chargeTypes = {
  1: 'Per night',
  19: 'Per night',
  21: 'Per person per night',
  12: 'Per stay',
  18: 'Per stay',
  20: 'Per person',
  24: 'Per use',
} as const;
export type ChargeType = keyof typeof chargeTypes;

/** Texts by language, as they were sent. */
export type SentTexts = Readonly<Record<string, string>>;

export type Supplement = {
  readonly code: string;
  readonly isMandatory: boolean;
  readonly chargeType: ChargeType;
  /** Nights that have it; null: all. */
  readonly weekdays: readonly number[] | null;
  readonly title: SentTexts;
  readonly text: SentTexts;
};

export type DatedSupplement = Dated & {
  readonly code: string;
  readonly roomType: string | null;
  readonly minor: number | null;
};

/** Whom and which stays a plan is for. */
export type OfferRule = {
  readonly minAdvanceDays?: number | undefined;
  readonly maxAdvanceDays?: number | undefined;
  readonly minNights?: number | undefined;
  readonly maxNights?: number | undefined;
  readonly arrivalWeekdays?: readonly number[] | undefined;
  readonly departureWeekdays?: readonly number[] | undefined;
  readonly minAdults?: number | undefined;
  readonly maxAdults?: number | undefined;
  /** Who is so old is an adult; absent: the plan knows no children. */
  readonly adultFromAge?: number | undefined;
  readonly minChildren?: number | undefined;
  readonly maxChildren?: number | undefined;
  readonly childFromAge?: number | undefined;
  readonly childToAge?: number | undefined;
};

export type FreeNightsOffer = { readonly nights: number; readonly free: number; readonly repeats: boolean };
export type FamilyOffer = { readonly toAge: number; readonly minChildren: number; readonly last: number };

export type Offers = {
  readonly rule: OfferRule;
  readonly freeNights: FreeNightsOffer | null;
  readonly family: FamilyOffer | null;
};

export const meals = {
  1: 'all-inclusive',
  3: 'breakfast',
  10: 'full-board',
  12: 'half-board',
  14: 'none',
} as const;
export type SentMeal = (typeof meals)[keyof typeof meals];

/** What holds for all nights of a plan. */
export type StaticRate = {
  readonly pricesPer: 'room' | 'person';
  readonly meal: SentMeal;
  /** Amounts are for so many nights; absent: for one. */
  readonly unitNights?: number | undefined;
};

/** A plan as it stands after all messages about it. */
export type StoredPlan = {
  readonly code: string;
  /** The key of plans that are one price list with several boards. */
  readonly joinId: string | null;
  readonly isMaster: boolean;
  readonly rate: StaticRate;
  /** Null at an alternative, which has its master's. */
  readonly offers: Offers | null;
  readonly supplements: readonly Supplement[];
  readonly title: SentTexts;
  readonly text: SentTexts;
  readonly rules: readonly BookingRule[];
  readonly rates: readonly DatedRate[];
  readonly datedSupplements: readonly DatedSupplement[];
};

/** What a message says of days and nights. */
export type DatedParts = Pick<StoredPlan, 'rules' | 'rates' | 'datedSupplements'>;

type Sent = { readonly code: string; readonly line: number };
export type SentPlan = Sent &
  (
    | { readonly kind: 'full'; readonly plan: StoredPlan }
    | ({ readonly kind: 'overlay' } & DatedParts)
    | { readonly kind: 'remove' }
    /** Named in a complete set, and nothing more. */
    | { readonly kind: 'kept' }
  );

export type RatePlansMessage = { readonly isReset: boolean; readonly plans: readonly SentPlan[] };
