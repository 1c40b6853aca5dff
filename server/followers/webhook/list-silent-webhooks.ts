import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type SilentWebhook = {
  readonly webhookId: string;
  readonly host: string;
  readonly waiting: number;
  readonly failed: number;
  readonly lastStatus: string | null;
  readonly since: Instant;
};

/** Webhooks that have taken nothing since a message was tried twice. One that takes the next is heard of no more. */
export async function listSilentWebhooks(tx: Tx, hotelId: number): Promise<SilentWebhook[]> {
  const { rows } = await sql<Omit<SilentWebhook, 'since'> & { at: Date }>`
    select hook.webhook_id as "webhookId", coalesce(substring(url from '://([^/?#]+)'), url) as host,
           count(*) filter (where state = 'waiting')::int as waiting,
           count(*) filter (where state = 'failed')::int as failed,
           (array_agg(last_status order by delivery.updated_at desc))[1] as "lastStatus",
           min(event.happened_at) as at
      from webhook as hook
      join webhook_delivery as delivery on delivery.hotel_id = hook.hotel_id and delivery.webhook_id = hook.webhook_id
      join reservation_event as event on event.hotel_id = delivery.hotel_id and event.event_id = delivery.event_id
     where hook.hotel_id = ${hotelId} and not hook.is_off and state in ('waiting', 'failed')
       and delivery.updated_at > coalesce((
         select max(updated_at) from webhook_delivery as taken
          where taken.hotel_id = hook.hotel_id and taken.webhook_id = hook.webhook_id and state = 'delivered'
         ), '-infinity')
     group by hook.webhook_id, url
    having max(attempts) >= 2
     order by at`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, since: at.getTime() }));
}
