import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type Night = {
  readonly day: StayDate;
  readonly roomId: string;
  readonly total: number;
  readonly sold: number;
  readonly booked: number;
};

/** Nights from a day on whose counter is not what the reservations come to, or beyond what there is; and how many there are. */
export async function readNights(tx: Tx, hotelId: number, from: StayDate) {
  const { rows } = await sql<Night & { counted: number; is_wrong: boolean }>`
    with booked as (
      select night::date as date, stay.room_id, count(*)::integer as rooms
        from room_stay as stay
        join reservation as r on r.hotel_id = stay.hotel_id and r.reservation_id = stay.reservation_id
        cross join generate_series(greatest(stay.arrival, ${from}::date), stay.departure - 1, interval '1 day') as night
       where stay.hotel_id = ${hotelId} and stay.status = 'book' and r.status in ('book', 'modify', 'pay')
         and stay.departure > ${from}::date
       group by 1, 2
    ), nights as (
      select coalesce(stock.date, booked.date) as day, coalesce(stock.room_id, booked.room_id) as room,
             coalesce(stock.total, 0) + coalesce(stock.overbooked, 0) as total, coalesce(stock.sold, 0) as sold,
             coalesce(booked.rooms, 0) as booked
        from (select * from inventory where hotel_id = ${hotelId} and date >= ${from}::date) as stock
        full join booked on booked.date = stock.date and booked.room_id = stock.room_id
    ), judged as (
      select *, sold <> booked or sold > total as is_wrong, count(*) over ()::integer as counted from nights)
    select day, room as "roomId", total, sold, booked, is_wrong, counted from judged
     where is_wrong or (day, room) = (select day, room from judged limit 1)
     order by day, room`.execute(tx);
  return { counted: rows[0]?.counted ?? 0, wrong: rows.filter((row) => row.is_wrong) };
}

/** Reservations that money was taken for, some at a time. */
export async function listCharged(tx: Tx, hotelId: number, after: string, most: number) {
  const { rows } = await sql<{ id: string; charges: number }>`
    select reservation_id as id, count(*)::integer as charges from payment_intent
     where hotel_id = ${hotelId} and state in ('paid', 'refunding', 'refunded') and reservation_id > ${after}
     group by reservation_id order by reservation_id limit ${most}`.execute(tx);
  return rows;
}

type OddCharge = {
  readonly id: string;
  readonly intentId: string;
  readonly expected: number;
  readonly found: number | null;
  readonly currency: CurrencyCode;
};

/** Payments that are not what was written into the history when they came. */
export async function listOddCharges(tx: Tx, hotelId: number): Promise<OddCharge[]> {
  const { rows } = await sql<OddCharge>`
    select event.reservation_id as id, event.detail->>'intentId' as "intentId",
           (event.detail->>'amount')::bigint as expected, intent.amount as found, event.detail->>'currency' as currency
      from reservation_event as event
      left join payment_intent as intent on intent.hotel_id = event.hotel_id
        and intent.intent_id = event.detail->>'intentId'
     where event.hotel_id = ${hotelId} and event.what = 'payment.paid'
       and (intent.intent_id is null or intent.amount <> (event.detail->>'amount')::bigint
         or intent.reservation_id <> event.reservation_id
         or intent.state not in ('paid', 'refunding', 'refunded'))
     order by event.event_id`.execute(tx);
  return rows;
}

type StuckRefund = {
  readonly id: string;
  readonly refundId: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
};

/** Refunds that were asked for before a moment and have not gone, and those the provider has refused for good. */
export async function listStuckRefunds(tx: Tx, hotelId: number, before: Instant): Promise<StuckRefund[]> {
  const { rows } = await sql<StuckRefund>`
    select intent.reservation_id as id, refund.refund_id as "refundId", refund.amount, refund.currency
      from payment_refund as refund
      join payment_intent as intent on intent.hotel_id = refund.hotel_id and intent.intent_id = refund.intent_id
     where refund.hotel_id = ${hotelId}
       and (refund.state = 'requested' and refund.requested_at < ${new Date(before)}
         or refund.state = 'failed' and not exists (
           select from payment_refund as later where later.hotel_id = refund.hotel_id
              and later.intent_id = refund.intent_id and later.refund_id <> refund.refund_id
              and later.requested_at >= refund.requested_at))
     order by refund.requested_at, refund.refund_id`.execute(tx);
  return rows;
}

type Span = { readonly from: Instant; readonly to: Instant; readonly day: StayDate };

/** Reservations that were booked in a span or are still to come after it, with the last price in their history. */
export async function listPriced(tx: Tx, hotelId: number, { from, to, day }: Span, after: string, most: number) {
  const { rows } = await sql<{ id: string; agreed: number }>`
    select r.reservation_id as id, agreed.total as agreed
      from reservation as r
      cross join lateral (
        select total from reservation_event as event
         where event.hotel_id = r.hotel_id and event.reservation_id = r.reservation_id and total is not null
         order by event.event_id desc limit 1) as agreed
     where r.hotel_id = ${hotelId} and r.status <> 'discarded' and r.reservation_id > ${after}
       and (r.created_at >= ${new Date(from)} and r.created_at < ${new Date(to)}
         or exists (select from room_stay as stay where stay.hotel_id = r.hotel_id
                       and stay.reservation_id = r.reservation_id and stay.departure > ${day}::date))
     order by r.reservation_id limit ${most}`.execute(tx);
  return rows;
}

type Sent = { readonly from: Instant; readonly to: Instant };

/** How many letters were tried in a span, and messages of webhooks made. */
export async function countMessages(tx: Tx, hotelId: number, { from, to }: Sent): Promise<number> {
  const [since, until] = [new Date(from), new Date(to)];
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from guest_letter where hotel_id = ${hotelId}
               and changed_at >= ${since} and changed_at < ${until})::integer
         + (select count(*) from webhook_delivery where hotel_id = ${hotelId}
               and updated_at >= ${since} and updated_at < ${until})::integer as n`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Bookings of guests in a span whose confirmation nobody has sent, tried or queued. */
export async function listUnconfirmed(tx: Tx, hotelId: number, { from, to }: Sent): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.reservation_id as id from reservation as r
     where r.hotel_id = ${hotelId} and r.created_at >= ${new Date(from)} and r.created_at < ${new Date(to)}
       and r.status in ('book', 'modify', 'pay') and r.source is null and r.erased_at is null
       and r.confirmation_mail is null
       and not exists (select from imported_reservation as brought where brought.hotel_id = r.hotel_id
                          and brought.reservation_id = r.reservation_id)
       and not exists (select from guest_letter as letter where letter.hotel_id = r.hotel_id
                          and letter.reservation_id = r.reservation_id and letter.news->>'what' = 'confirmation')
       and not exists (
         select from graphile_worker._private_jobs as job
           join graphile_worker._private_tasks as task on task.id = job.task_id
          where task.identifier = 'send-confirmation' and (job.payload->>'hotelId')::integer = r.hotel_id
            and job.payload->>'reservationId' = r.reservation_id)
     order by r.created_at, r.reservation_id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Webhooks with messages of a span that they have not taken. */
export async function listBehind(tx: Tx, hotelId: number, { from, to }: Sent) {
  const { rows } = await sql<{ host: string; messages: number }>`
    select coalesce(substring(hook.url from '://([^/?#]+)'), hook.url) as host, count(*)::integer as messages
      from webhook_delivery as delivery
      join webhook as hook on hook.hotel_id = delivery.hotel_id and hook.webhook_id = delivery.webhook_id
      join reservation_event as event on event.hotel_id = delivery.hotel_id and event.event_id = delivery.event_id
     where delivery.hotel_id = ${hotelId} and not hook.is_off
       and delivery.state in ('waiting', 'failed')
       and event.happened_at >= ${new Date(from)} and event.happened_at < ${new Date(to)}
     group by hook.webhook_id, hook.url order by 1`.execute(tx);
  return rows;
}
