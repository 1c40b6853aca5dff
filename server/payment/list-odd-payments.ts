import type { Money } from '@stayfront/rules/money';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/open-database.ts';
import { TRIES_BEFORE_ALARM } from './tries-before-alarm.ts';

export type OddPayment = {
  readonly intentId: string;
  readonly reservationId: string;
  readonly what: 'paid-twice' | 'too-much' | 'late' | 'wrong-amount' | 'charged-back' | 'refund-failed';
  readonly amount: Money;
  readonly since: Instant;
};

/** So long a payment that was taken back at the provider is looked at. */
const keptDays = 180;

/**
 * Money on an unusual way: what is to go back and has not arrived, what cannot be given back, and what was taken from the
 * house at the provider. Whether the last is still owed, its reservation says.
 */
export async function listOddPayments(tx: Tx, hotelId: number, now: Instant): Promise<OddPayment[]> {
  const { rows } = await sql<Omit<OddPayment, 'amount' | 'since'> & { minor: number; currency: string; at: Date }>`
    with stuck as (
      select distinct on (intent_id) intent_id, amount, currency, requested_at
        from payment_refund as refund
       where hotel_id = ${hotelId}
         and (state = 'requested' and tries >= ${TRIES_BEFORE_ALARM}
           or state = 'failed' and not exists (
             select from payment_refund as later where later.hotel_id = refund.hotel_id
                and later.intent_id = refund.intent_id and later.refund_id <> refund.refund_id
                and later.requested_at >= refund.requested_at))
       order by intent_id, requested_at)
    select intent.intent_id as "intentId", reservation_id as "reservationId", 'refund-failed' as what,
           stuck.amount as minor, stuck.currency, stuck.requested_at as at
      from stuck join payment_intent as intent on intent.hotel_id = ${hotelId} and intent.intent_id = stuck.intent_id
    union all
    select intent_id, reservation_id,
           case reason
             when 'late' then 'late'
             when 'amount-mismatch' then 'wrong-amount'
             else case when exists (
               select from payment_intent as other where other.hotel_id = intent.hotel_id
                  and other.reservation_id = intent.reservation_id and other.intent_id <> intent.intent_id
                  and other.state = 'paid' and other.amount = intent.amount) then 'paid-twice' else 'too-much' end
           end, amount, currency, changed_at
      from payment_intent as intent
     where hotel_id = ${hotelId} and state = 'refunding' and reason in ('surplus', 'late', 'amount-mismatch')
       and intent_id not in (select intent_id from stuck)
    union all
    select intent_id, reservation_id, 'charged-back', amount, currency, changed_at
      from payment_intent
     where hotel_id = ${hotelId} and state = 'refunded' and reason = 'returned'
       and changed_at >= ${new Date(now - keptDays * 86_400_000)}
     order by at, "intentId" desc`.execute(tx);
  return rows.map(({ minor, currency, at, ...row }) => ({
    ...row,
    amount: { minor: Number(minor), currency: currency as Money['currency'] },
    since: at.getTime(),
  }));
}
