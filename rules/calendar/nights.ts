import type { NightPrices } from '../pricing/price-night.ts';
import type { DayRules } from '../restriction/day-rules.ts';
import type { StayDate } from '../stay/stay-date.ts';

/** How many rooms of a kind the hotel has for sale on a night. */
export type RoomNight = { readonly date: StayDate; readonly roomId: string; readonly total: number };

/** What a room costs at a rate plan on a night, and what this rate allows on that day. */
export type RateNight = {
  readonly date: StayDate;
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly prices: NightPrices;
  readonly rules: DayRules;
};

/** Rules beside those of a rate, for a day: of the house, of a room, of a rate plan, or of one rate of one room. */
export type Restriction = {
  readonly date: StayDate;
  /** Null means every one. */
  readonly roomId: string | null;
  readonly ratePlanId: string | null;
  readonly rules: DayRules;
};

/** A night of a rate plan that follows another and has no price of its own. */
export type FollowingNight = { readonly date: StayDate; readonly roomId: string; readonly ratePlanId: string };

export type Nights = {
  readonly rooms: readonly RoomNight[];
  readonly rates: readonly RateNight[];
  readonly following?: readonly FollowingNight[];
  readonly restrictions?: readonly Restriction[];
};
