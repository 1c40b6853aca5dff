import type { Webhook } from '@stayfront/contract/manage/webhooks';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { DeliveryKey } from './delivery-key.ts';

type StoredWebhook = {
  readonly webhookId: string;
  readonly url: string;
  readonly secret: string;
  readonly isOff: boolean;
};

export async function readWebhook(tx: Tx, hotelId: number, webhookId: string): Promise<StoredWebhook | null> {
  const row = await tx
    .selectFrom('webhook')
    .select(['url', 'secret', 'is_off as isOff'])
    .where('hotel_id', '=', hotelId)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst();
  return row ? { webhookId, ...row } : null;
}

/** Newest delivery last seen, and how many wait or were given up. */
export async function readWebhooks(tx: Tx, hotelId: number): Promise<Webhook[]> {
  const { rows } = await sql<Omit<Webhook, 'createdAt'> & { createdAt: Date }>`
    select webhook_id as "webhookId", url, created_at as "createdAt",
           (select count(*)::int from webhook_delivery d
             where d.hotel_id = w.hotel_id and d.webhook_id = w.webhook_id and state = 'waiting') as waiting,
           (select count(*)::int from webhook_delivery d
             where d.hotel_id = w.hotel_id and d.webhook_id = w.webhook_id and state = 'failed') as failed,
           (select last_status from webhook_delivery d
             where d.hotel_id = w.hotel_id and d.webhook_id = w.webhook_id and attempts > 0
             order by updated_at desc, event_id desc limit 1) as "lastStatus"
      from webhook w where hotel_id = ${hotelId} order by created_at, webhook_id`.execute(tx);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function saveWebhook(
  tx: Tx,
  hotelId: number,
  webhook: Omit<StoredWebhook, 'isOff'>,
  now: Instant,
): Promise<void> {
  const { webhookId, url, secret } = webhook;
  await tx
    .insertInto('webhook')
    .values({ hotel_id: hotelId, webhook_id: webhookId, url, secret, created_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'webhook_id']).doUpdateSet({ url, secret }))
    .execute();
}

export async function saveSwitch(tx: Tx, hotelId: number, webhookId: string, isOff: boolean): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ is_off: isOff })
    .where('hotel_id', '=', hotelId)
    .where('webhook_id', '=', webhookId)
    .execute();
}

export async function removeWebhook(tx: Tx, hotelId: number, webhookId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhook')
    .where('hotel_id', '=', hotelId)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** The reservation a delivery is about; null where it is delivered, or its webhook is gone. */
export async function readWaitingDelivery(tx: Tx, key: DeliveryKey): Promise<{ reservationId: string } | null> {
  const row = await tx
    .selectFrom('webhook_delivery as d')
    .innerJoin('reservation_event as e', (on) =>
      on.onRef('e.hotel_id', '=', 'd.hotel_id').onRef('e.event_id', '=', 'd.event_id'),
    )
    .select('e.reservation_id')
    .where('d.hotel_id', '=', key.hotelId)
    .where('d.event_id', '=', key.eventId)
    .where('d.webhook_id', '=', key.webhookId)
    .where('d.state', '=', 'waiting')
    .executeTakeFirst();
  return row ? { reservationId: row.reservation_id } : null;
}

export async function noteDelivery(
  tx: Tx,
  key: DeliveryKey,
  { state, status }: { readonly state: DeliveryState; readonly status: string },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set((set) => ({ state, last_status: status, attempts: set('attempts', '+', 1), updated_at: new Date(now) }))
    .where('hotel_id', '=', key.hotelId)
    .where('event_id', '=', key.eventId)
    .where('webhook_id', '=', key.webhookId)
    .execute();
}
