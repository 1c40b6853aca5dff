import type { KnownPlan } from '@stayfront/rules/alpinebits/rate-plans/known-plan';
import type { Tx } from '../../../platform/db/open-database.ts';

/** The plans of a system as they stand after all it has sent, by their codes. */
export async function selectPlans(tx: Tx, hotelId: number, connection: string): Promise<Map<string, KnownPlan>> {
  const rows = await tx
    .selectFrom('alpinebits_plan')
    .select(['code', 'rate_plan_id', 'is_made_here', 'stood', 'sent'])
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .orderBy('code')
    .execute();
  return new Map(
    rows.map(({ code, rate_plan_id: ratePlanId, is_made_here: isMadeHere, stood, sent }) => [
      code,
      { ratePlanId, isMadeHere, stood, plan: sent },
    ]),
  );
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
  if (changed.length === 0) return;
  await tx
    .insertInto('alpinebits_plan')
    .values(
      changed.map(({ ratePlanId, isMadeHere, stood, plan }) => ({
        hotel_id: hotelId,
        connection,
        code: plan.code,
        rate_plan_id: ratePlanId,
        is_made_here: isMadeHere,
        stood: stood && JSON.stringify(stood),
        sent: JSON.stringify(plan),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'connection', 'code']).doUpdateSet((set) => ({
        rate_plan_id: set.ref('excluded.rate_plan_id'),
        is_made_here: set.ref('excluded.is_made_here'),
        sent: set.ref('excluded.sent'),
      })),
    )
    .execute();
}
