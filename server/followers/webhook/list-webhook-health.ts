import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type WebhookHealth = {
  readonly webhookId: string;
  readonly url: string;
  readonly createdAt: Date;
  readonly isOff: boolean;
  readonly waiting: number;
  readonly failed: number;
  /** Of when the oldest message is that was tried in vain since it has taken one; null where it takes what comes. */
  readonly silentSince: Date | null;
  readonly lastStatus: string | null;
  readonly lastAt: Date | null;
};

/** All webhooks of a hotel, and how each takes what it is told. */
export async function listWebhookHealth(tx: Tx, hotelId: number): Promise<WebhookHealth[]> {
  const { rows } = await sql<WebhookHealth>`
    select hook.webhook_id as "webhookId", url, created_at as "createdAt", is_off as "isOff",
           coalesce(open.waiting, 0) as waiting, coalesce(open.failed, 0) as failed,
           open.since as "silentSince", last.status as "lastStatus", last.at as "lastAt"
      from webhook as hook
      left join lateral (
        select max(updated_at) as at from webhook_delivery as taken
         where taken.hotel_id = hook.hotel_id and taken.webhook_id = hook.webhook_id and state = 'delivered'
      ) as taken on true
      left join lateral (
        select count(*) filter (where state = 'waiting')::int as waiting,
               count(*) filter (where state = 'failed')::int as failed,
               min(event.happened_at) filter (
                 where last_status is not null and delivery.updated_at > coalesce(taken.at, '-infinity')) as since
          from webhook_delivery as delivery
          join reservation_event as event on event.hotel_id = delivery.hotel_id and event.event_id = delivery.event_id
         where delivery.hotel_id = hook.hotel_id and delivery.webhook_id = hook.webhook_id
           and state in ('waiting', 'failed')
      ) as open on true
      left join lateral (
        select last_status as status, updated_at as at from webhook_delivery as newest
         where newest.hotel_id = hook.hotel_id and newest.webhook_id = hook.webhook_id and last_status is not null
         order by updated_at desc, event_id desc limit 1
      ) as last on true
     where hook.hotel_id = ${hotelId} order by created_at, webhook_id`.execute(tx);
  return rows;
}
