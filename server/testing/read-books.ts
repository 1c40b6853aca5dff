import { keptOfPaid } from '@stayfront/rules/cancellation/kept-of-paid';
import { readReservation } from '../booking/reservation/read-reservation.ts';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Db } from '../platform/db/open-database.ts';

/** What the hotel of a test believes of its money. */
export async function readBooks(db: Db) {
  const intents = await db.selectFrom('payment_intent').selectAll().execute();
  const refunds = await db.selectFrom('payment_refund').selectAll().where('state', '=', 'done').execute();
  const reservations = await db.selectFrom('reservation').select(['reservation_id', 'status']).execute();
  const givenBack = (intentId: string): number =>
    refunds
      .filter(({ intent_id: id, why }) => id === intentId && ['cancelled', 'changed', 'house'].includes(why))
      .reduce((a, b) => a + b.amount, 0);
  return {
    /** What the hotel believes to have of each payment. */
    owned: new Map(
      intents.map(({ intent_id: id, state, amount }) => [id, state === 'paid' ? amount - givenBack(id) : 0]),
    ),
    unsettled: intents.filter(({ state }) => state === 'authorized' || state === 'refunding'),
    live: intents
      .filter(({ state }) => state === 'paid')
      .map(({ reservation_id: id, purpose }) => ({ id, purpose: `${id} ${purpose}` })),
    everPaid: new Set(
      intents
        .filter(({ intent_id: id, state }) => state === 'paid' || givenBack(id) > 0)
        .map(({ reservation_id: id }) => id),
    ),
    paidReservations: reservations.filter(({ status }) => status === 'pay').map(({ reservation_id: id }) => id),
    /** Changed or cancelled after they were paid. */
    changedReservations: reservations
      .filter(({ status }) => status === 'modify' || status === 'cancel')
      .map(({ reservation_id: id }) => id),
    /** What the hotel keeps by the rules: standing prepaid rooms at their price, cancelled ones at their fee. */
    owed: await keptByRules(db),
  };
}

async function keptByRules(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('reservation')
    .select(['reservation_id', 'status'])
    .where('status', 'in', ['pay', 'modify', 'cancel'])
    .execute();
  const kept = await Promise.all(
    rows.map((row) =>
      inHotel(db, 7001, async (tx) => (await readReservation(tx, 7001, row.reservation_id))?.roomStays ?? []),
    ),
  );
  return keptOfPaid(kept.flat());
}
