import type { StoodBefore } from '@stayfront/rules/alpinebits/rate-plans/known-plan';
import type { StoredPlan } from '@stayfront/rules/alpinebits/rate-plans/plan-message';
import type { ColumnType, JSONColumnType } from 'kysely';

/** Rate plans as systems that speak AlpineBits have sent them. */
export type AlpineBitsPlanTable = {
  alpinebits_plan: {
    hotel_id: number;
    connection: string;
    code: string;
    rate_plan_id: string;
    /** The rate plan is in the document because of the system. */
    is_made_here: boolean;
    /** What the rate plan said before, where the hotel has written it. */
    stood: ColumnType<StoodBefore | null, string | null, string | null>;
    /** Without its dated parts where `packed` is there; whole as a release before has written it. */
    sent: JSONColumnType<StoredPlan, string, string>;
    /** Lines of JSON: the plan, then its dated parts. */
    packed: Buffer | null;
  };
};
