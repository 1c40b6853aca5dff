import { followPrices, type FollowingPlan } from '../pricing/follow-prices.ts';
import { openDay } from '../restriction/day-rules.ts';
import { stricterConditions } from '../restriction/stricter-conditions.ts';
import { stricter } from '../restriction/stricter.ts';
import type { RateCalendar } from './find-offers.ts';

/**
 * A calendar in which rate plans follow others. `own` says what each rate plan has for itself: a night of a derived
 * rate with a price of its own is set apart, every other one is worked out from its parent's. A derived rate that takes its
 * parent's rules is bound by all that binds the parent, beside its own, also on nights set apart.
 */
export function followCalendar<Calendar extends RateCalendar>(
  own: Calendar,
  plans: readonly FollowingPlan[],
): Calendar {
  const followed = new Map(plans.flatMap(({ id, follows }) => (follows ? [[id, follows] as const] : [])));
  if (followed.size === 0) return own;
  const parentOfRules = (ratePlanId: string): string | null => {
    const follows = followed.get(ratePlanId);
    return follows?.rules === 'parent' ? follows.ratePlan : null;
  };
  const calendar: RateCalendar = {
    ...own,
    rate(roomId, ratePlanId, date) {
      const apart = own.rate(roomId, ratePlanId, date);
      const follows = followed.get(ratePlanId);
      if (apart || !follows) return apart;
      const parent = calendar.rate(roomId, follows.ratePlan, date);
      const per = own.pricesPer(ratePlanId);
      return parent && { ...parent, ratePlanId, prices: followPrices(parent.prices, follows, per), rules: openDay };
    },
    plan(ratePlanId) {
      const [plan, parent] = [own.plan(ratePlanId), parentOfRules(ratePlanId)];
      if (parent === null) return plan;
      return { ...plan, conditions: stricterConditions(plan.conditions, calendar.plan(parent).conditions) };
    },
    rules(roomId, ratePlanId, date) {
      const [rules, parent] = [own.rules(roomId, ratePlanId, date), parentOfRules(ratePlanId)];
      return parent === null ? rules : stricter(rules, calendar.rules(roomId, parent, date));
    },
    weekdayRules(roomId, ratePlanId) {
      const [rules, parent] = [own.weekdayRules(roomId, ratePlanId), parentOfRules(ratePlanId)];
      return parent === null ? rules : [...new Set([...rules, ...calendar.weekdayRules(roomId, parent)])];
    },
  };
  return { ...own, ...calendar };
}
