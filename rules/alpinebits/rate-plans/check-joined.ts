import { groupsOf } from '../groups-of.ts';
import type { Faults } from '../faults.ts';
import type { SentPlan, StoredPlan } from './plan-message.ts';

/** Plans that are one price list with several boards: one master, the same kind of price, each another board. */
export function checkJoined(plans: ReadonlyMap<string, StoredPlan>, sent: readonly SentPlan[], faults: Faults): void {
  const lines = new Map(sent.map(({ code, line }) => [code, line]));
  const joined = [...plans.values()].filter(({ joinId }) => joinId !== null);
  for (const [joinId, members] of groupsOf(joined, (plan) => plan.joinId)) {
    const fault = (plan: StoredPlan, name: string, message: string): void =>
      faults.add('invalid', `RatePlan/@${name}`, `plan "${plan.code}": ${message}`, lines.get(plan.code) ?? 0);
    const [master, second] = members.filter(({ isMaster }) => isMaster);
    if (second) fault(second, 'RatePlanQualifier', `"${master?.code}" is the master of "${joinId}" already`);
    const boards = new Map<string, string>(master ? [[master.rate.meal, master.code]] : []);
    for (const plan of members) {
      if (plan.isMaster) continue;
      if (!master) {
        fault(plan, 'RatePlanID', `it belongs to "${joinId}", which has no master: send that first`);
        continue;
      }
      if (plan.rate.pricesPer !== master.rate.pricesPer)
        fault(plan, 'RatePlanID', `its Type is not that of its master "${master.code}"`);
      const other = boards.get(plan.rate.meal);
      if (other !== undefined) fault(plan, 'RatePlanID', `it has the same meals as "${other}" of "${joinId}"`);
      boards.set(plan.rate.meal, plan.code);
    }
  }
}
