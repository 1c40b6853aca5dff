import type { NightPrices, PricesPer } from '../../pricing/price-night.ts';
import type { DayRules } from '../../restriction/day-rules.ts';
import type { StayDate } from '../../stay/stay-date.ts';

type Days = { readonly from: StayDate; readonly to: StayDate };

export type PulledSupplement = {
  readonly code: string;
  readonly isMandatory: boolean;
  readonly chargeType: 18 | 19 | 20 | 21 | 24;
  /** Nights that have it; null: all. */
  readonly weekdays: readonly number[] | null;
  readonly titles: Readonly<Partial<Record<string, string>>>;
  readonly dated: readonly (Days & { readonly minor: number; readonly room: string | null })[];
};

export type PulledOffer =
  | { readonly kind: 'free-nights'; readonly nights: number; readonly free: number; readonly repeats: boolean }
  | { readonly kind: 'family'; readonly toAge: number; readonly minChildren: number; readonly last: number };

/** A rate plan as a client pulls it, in its own codes. */
export type PulledPlan = {
  readonly code: string;
  /** By language. */
  readonly titles: Readonly<Partial<Record<string, string>>>;
  readonly currency: string;
  readonly decimals: number;
  readonly per: PricesPer;
  readonly meal: 'none' | 'breakfast' | 'half-board' | 'full-board' | 'all-inclusive';
  /** Ages from which and before which one is a child; null where no children are taken. */
  readonly childAges: { readonly from: number; readonly before: number } | null;
  /** Where a child's price depends on nothing but that it is one, or an infant. */
  readonly flatAges: { readonly infantsBefore: number; readonly childrenBefore: number };
  readonly conditions: {
    readonly minAdvanceDays?: number | undefined;
    readonly maxAdvanceDays?: number | undefined;
    readonly minNights?: number | undefined;
    readonly maxNights?: number | undefined;
    readonly arrivalWeekdays?: readonly number[] | undefined;
    readonly departureWeekdays?: readonly number[] | undefined;
    readonly minAdults?: number | undefined;
    readonly maxAdults?: number | undefined;
    readonly minChildren?: number | undefined;
    readonly maxChildren?: number | undefined;
    readonly childFromAge?: number | undefined;
    readonly childToAge?: number | undefined;
  };
  readonly rates: readonly (Days & {
    readonly room: string;
    readonly standard: number;
    readonly prices: NightPrices;
  })[];
  readonly rules: readonly (Days & { readonly room: string; readonly rules: DayRules })[];
  readonly supplements: readonly PulledSupplement[];
  /** One of a kind at most. */
  readonly offers: readonly PulledOffer[];
};
