import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type MovedWithin = {
  readonly hotelId: number;
  readonly currency: CurrencyCode;
  readonly timeZone: string;
  /** From an instant on, and before another. */
  readonly from: Date;
  readonly until: Date;
};

type Sums = { readonly count: number; readonly received: number; readonly givenBack: number };

/** What moved on each day of the hotel and by each way. */
export async function sumMovements(
  tx: Tx,
  within: MovedWithin,
): Promise<(Sums & { readonly date: StayDate; readonly way: string })[]> {
  const { rows } = await sql<Sums & { date: StayDate; way: string }>`
    select (at at time zone ${within.timeZone})::date as date, way, count(*)::integer as count,
           coalesce(sum(amount) filter (where came), 0)::bigint as received,
           coalesce(sum(amount) filter (where not came), 0)::bigint as "givenBack"
      from (${movements(within)}) as moved
     group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

type Moved = {
  readonly at: Date;
  readonly way: string;
  readonly came: boolean;
  readonly amount: number;
  readonly reservationId: string;
};

export async function listMoved(tx: Tx, within: MovedWithin, way: string | null, most: number): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select at, way, came, cast(moved.amount as bigint) as amount, reservation_id as "reservationId" from (${movements(within)}) as moved
     where ${way}::text is null or way = ${way} order by moved.at desc, moved.id desc limit ${most}`.execute(tx);
  return rows;
}

/**
 * Money that came or went back, as the account of each reservation has it: a charge counts when it was paid, a refund
 * when it was asked for, unless it failed; money at the house when it was noted, and again when that was taken back.
 * What an intent became last, and when it began, say which can be within: few have to be asked after further.
 */
function movements({ hotelId, currency, from, until }: MovedWithin): RawBuilder<unknown> {
  const inTime = (column: string): RawBuilder<boolean> =>
    sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`;
  return sql`
    select * from (
      select intent.intent_id as id, coalesce(paid.at, intent.started_at) as at, intent.provider as way, true as came,
             ${cameOf} as amount, intent.reservation_id
        from payment_intent as intent
        left join lateral (
          select min(event.happened_at) as at from reservation_event as event
           where event.hotel_id = intent.hotel_id and event.reservation_id = intent.reservation_id
             and event.what = 'payment.paid' and event.detail->>'intentId' = intent.intent_id) as paid on true
       where intent.hotel_id = ${hotelId} and intent.currency = ${currency}
         and intent.state in ('paid', 'refunding', 'refunded')
         and intent.started_at < ${until} and intent.changed_at >= ${from}) as charge
     where ${inTime('at')}
    union all
    select refund.refund_id, refund.requested_at, intent.provider, false, refund.amount, intent.reservation_id
      from payment_refund as refund
      join payment_intent as intent on intent.hotel_id = refund.hotel_id and intent.intent_id = refund.intent_id
     where refund.hotel_id = ${hotelId} and refund.currency = ${currency} and refund.state <> 'failed'
       and ${inTime('refund.requested_at')}
    union all
    select intent.intent_id || '-returned', intent.changed_at, intent.provider, false,
           ${cameOf} - ${backOf}, intent.reservation_id
      from payment_intent as intent
     where intent.hotel_id = ${hotelId} and intent.currency = ${currency} and intent.state = 'refunded'
       and ${inTime('intent.changed_at')} and ${cameOf} > ${backOf}
    union all
    select movement_id, noted_at, way, true, amount, reservation_id from hotel_payment
     where hotel_id = ${hotelId} and kind = 'paid' and ${inTime('noted_at')}
    union all
    select movement_id || '-back', taken_back_at, way, false, amount, reservation_id from hotel_payment
     where hotel_id = ${hotelId} and kind = 'paid' and ${inTime('taken_back_at')}`;
}

const backOf = sql`coalesce((
  select sum(gone.amount) from payment_refund as gone
   where gone.hotel_id = intent.hotel_id and gone.intent_id = intent.intent_id and gone.state <> 'failed'), 0)`;

/** Where the amount was wrong the provider has taken what goes back. */
const cameOf = sql`case when intent.reason = 'amount-mismatch' then ${backOf} else intent.amount end`;
