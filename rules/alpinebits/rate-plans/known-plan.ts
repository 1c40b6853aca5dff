import type { StoredPlan } from './plan-message.ts';

/** A plan of another system, and the rate plan of ours that it is. */
export type KnownPlan = {
  readonly ratePlanId: string;
  /** The rate plan is in the document because of the system, and not because the hotel has written it. */
  readonly isMadeHere: boolean;
  readonly plan: StoredPlan;
};
