import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../platform/db/open-database.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Intent } from './intent.ts';
import type { ProviderRefs } from './port/payment-provider.ts';

export const fromRow = (row: Selectable<Tables['payment_intent']>): Intent => ({
  hotelId: row.hotel_id,
  intentId: row.intent_id,
  reservationId: row.reservation_id,
  purpose: row.purpose,
  provider: row.provider as ProviderName,
  amount: { minor: row.amount, currency: row.currency },
  idempotencyKey: row.idempotency_key,
  state: row.state,
  refs: row.refs as ProviderRefs,
  reason: row.reason,
  startedAt: row.started_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  changedAt: row.changed_at.getTime(),
  nextAskAt: row.next_ask_at?.getTime() ?? null,
});

export const dateOrNull = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

/** The payment that has all of these references. */
export async function findByRefs(tx: Tx, hotelId: number, refs: ProviderRefs): Promise<string | null> {
  const row = await tx
    .selectFrom('payment_intent')
    .select('intent_id')
    .where('hotel_id', '=', hotelId)
    .where(sql<boolean>`refs @> ${JSON.stringify(refs)}::jsonb`)
    .executeTakeFirst();
  return row?.intent_id ?? null;
}

export type IntentChange = Partial<Pick<Intent, 'state' | 'refs' | 'reason' | 'nextAskAt'>>;

/** Moves a payment that is locked. `changedAt` tells when it last changed its state. */
export async function changeIntent(tx: Tx, intent: Intent, change: IntentChange, now: Instant): Promise<Intent> {
  const hasMoved = change.state !== undefined && change.state !== intent.state;
  const changed = { ...intent, ...change, ...(hasMoved ? { changedAt: now } : {}) };
  await tx
    .updateTable('payment_intent')
    .set({
      state: changed.state,
      refs: JSON.stringify(changed.refs),
      reason: changed.reason,
      changed_at: new Date(changed.changedAt),
      next_ask_at: dateOrNull(changed.nextAskAt),
    })
    .where('hotel_id', '=', intent.hotelId)
    .where('intent_id', '=', intent.intentId)
    .execute();
  return changed;
}

/** Those whose provider is to be asked now, longest waiting first. */
export async function listDueIntents(tx: Tx, hotelId: number, now: Instant, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_intent')
    .select('intent_id')
    .where('hotel_id', '=', hotelId)
    .where('next_ask_at', '<=', new Date(now))
    .orderBy('next_ask_at')
    .limit(most)
    .execute();
  return rows.map((row) => row.intent_id);
}

/** Whether a provider is still to be asked about any payment, now or later. */
export async function hasIntentsToAsk(tx: Tx, hotelId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('payment_intent')
    .select('intent_id')
    .where('hotel_id', '=', hotelId)
    .where('next_ask_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many payments at a provider are on their way, in one direction or the other. */
export async function countUnsettled(tx: Tx, hotelId: number, provider: ProviderName): Promise<number> {
  const row = await tx
    .selectFrom('payment_intent as intent')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('intent.hotel_id', '=', hotelId)
    .where('intent.provider', '=', provider)
    .where((where) =>
      where.or([
        where('intent.state', 'in', ['started', 'authorized', 'refunding']),
        where.exists(
          where
            .selectFrom('payment_refund as refund')
            .select('refund.refund_id')
            .whereRef('refund.hotel_id', '=', 'intent.hotel_id')
            .whereRef('refund.intent_id', '=', 'intent.intent_id')
            .where('refund.state', '=', 'requested'),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return row.count;
}
