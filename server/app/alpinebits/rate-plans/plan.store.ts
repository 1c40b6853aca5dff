import type { KnownPlan } from '@stayfront/rules/alpinebits/rate-plans/known-plan';
import type { Tx } from '../../../platform/db/open-database.ts';
import { headOf, packPlan, unpackPlan } from './pack-plan.ts';

/** The plans of a system as they stand after all it has sent, by their codes. */
export async function selectPlans(tx: Tx, hotelId: number, connection: string): Promise<Map<string, KnownPlan>> {
  const rows = await tx
    .selectFrom('alpinebits_plan')
    .select(['code', 'rate_plan_id', 'is_made_here', 'stood', 'sent', 'packed'])
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .orderBy('code')
    .execute();
  const plans = new Map<string, KnownPlan>();
  for (const { code, rate_plan_id: ratePlanId, is_made_here: isMadeHere, stood, sent, packed } of rows)
    plans.set(code, {
      ratePlanId,
      isMadeHere,
      stood,
      // A server of the release before has written over it since, where there is more than the head.
      plan: packed && sent.rates.length === 0 ? await unpackPlan(packed) : sent,
    });
  return plans;
}

/** Keeps those that have changed, and forgets those that are gone. */
export async function keepPlans(
  tx: Tx,
  hotelId: number,
  connection: string,
  changed: readonly KnownPlan[],
  gone: readonly string[],
): Promise<void> {
  if (gone.length > 0)
    await tx
      .deleteFrom('alpinebits_plan')
      .where('hotel_id', '=', hotelId)
      .where('connection', '=', connection)
      .where('code', 'in', gone)
      .execute();
  for (const { ratePlanId, isMadeHere, stood, plan } of changed)
    await tx
      .insertInto('alpinebits_plan')
      .values({
        hotel_id: hotelId,
        connection,
        code: plan.code,
        rate_plan_id: ratePlanId,
        is_made_here: isMadeHere,
        stood: stood && JSON.stringify(stood),
        sent: headOf(plan),
        packed: await packPlan(plan),
      })
      .onConflict((conflict) =>
        conflict.columns(['hotel_id', 'connection', 'code']).doUpdateSet((set) => ({
          rate_plan_id: set.ref('excluded.rate_plan_id'),
          is_made_here: set.ref('excluded.is_made_here'),
          sent: set.ref('excluded.sent'),
          packed: set.ref('excluded.packed'),
        })),
      )
      .execute();
}
