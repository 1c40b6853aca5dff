import type { GuestInfo } from '@stayfront/contract/guest-info';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { DeliveryState } from './webhook.store.ts';

export type ListedDelivery = {
  readonly eventId: number;
  readonly webhookId: string;
  readonly url: string;
  readonly isOff: boolean;
  readonly at: Date;
  readonly what: string;
  readonly reservationId: string;
  /** Null once it was erased. */
  readonly guest: GuestInfo | null;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly lastStatus: string | null;
  readonly tookMs: number | null;
};

export type DeliveryPlace = { readonly eventId: number; readonly webhookId: string };

type Wanted = {
  readonly webhookId?: string | undefined;
  readonly eventId?: number | undefined;
  /** Only of these. */
  readonly reservationIds?: readonly string[] | undefined;
  readonly onlyOpen: boolean;
  readonly before: DeliveryPlace | null;
  readonly most: number;
};

/** What webhooks were told of, the newest happening first. */
export async function listDeliveries(tx: Tx, hotelId: number, wanted: Wanted): Promise<ListedDelivery[]> {
  const { webhookId, eventId, reservationIds, onlyOpen, before, most } = wanted;
  const { rows } = await sql<ListedDelivery>`
    select delivery.event_id as "eventId", delivery.webhook_id as "webhookId", url, is_off as "isOff",
           event.happened_at as at, event.what, event.reservation_id as "reservationId",
           case when erased_at is null then guest end as guest,
           delivery.state, attempts, last_status as "lastStatus",
           (select took_ms from message_try
             where message_try.hotel_id = ${hotelId} and message_try.reservation_id = event.reservation_id
               and message_try.event_id = delivery.event_id and connection = 'webhook.' || delivery.webhook_id
             order by try_id desc limit 1) as "tookMs"
      from webhook_delivery as delivery
      join webhook as hook on hook.hotel_id = delivery.hotel_id and hook.webhook_id = delivery.webhook_id
      join reservation_event as event on event.hotel_id = delivery.hotel_id and event.event_id = delivery.event_id
      join reservation on reservation.hotel_id = event.hotel_id and reservation.reservation_id = event.reservation_id
     where delivery.hotel_id = ${hotelId}
       ${webhookId === undefined ? sql`` : sql`and delivery.webhook_id = ${webhookId}`}
       ${eventId === undefined ? sql`` : sql`and delivery.event_id = ${eventId}`}
       ${reservationIds === undefined ? sql`` : sql`and event.reservation_id = any(${reservationIds}::text[])`}
       ${onlyOpen ? sql`and delivery.state <> 'delivered'` : sql``}
       ${before === null ? sql`` : sql`and (delivery.event_id, delivery.webhook_id) < (${before.eventId}, ${before.webhookId})`}
     order by delivery.event_id desc, delivery.webhook_id desc limit ${most}`.execute(tx);
  return rows;
}
