import type { PlanConditions } from '../../restriction/plan-conditions.ts';
import type { SentMeal, StoredPlan } from './plan-message.ts';

/** What a rate plan of the hotel said before a system took it over, for when it is given back. */
export type StoodBefore = {
  readonly pricesPer?: 'room' | 'person' | undefined;
  readonly meal?: SentMeal | undefined;
  readonly conditions?: PlanConditions | undefined;
  readonly rooms?: readonly string[] | undefined;
};

/** A plan of another system, and the rate plan of ours that it is. */
export type KnownPlan = {
  readonly ratePlanId: string;
  /** The rate plan is in the document because of the system, and not because the hotel has written it. */
  readonly isMadeHere: boolean;
  /** Null where it was made here. */
  readonly stood: StoodBefore | null;
  readonly plan: StoredPlan;
};
