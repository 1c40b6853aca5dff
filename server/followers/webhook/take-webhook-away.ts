import { connectionId } from '@stayfront/rules/connection/connection-id';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { dropTriesOf } from '../connection/drop-tries-of.ts';
import { readWebhook, removeWebhook } from './webhook.store.ts';

type Gone = { readonly hotelId: number; readonly webhookId: string; readonly by: string };

/** Nothing more is posted to an address, and what waited for it is dropped. Says false where there is no such webhook. */
export async function takeWebhookAway(tx: Tx, { hotelId, webhookId, by }: Gone, now: Instant): Promise<boolean> {
  const webhook = await readWebhook(tx, hotelId, webhookId);
  if (!webhook || !(await removeWebhook(tx, hotelId, webhookId))) return false;
  await dropTriesOf(tx, hotelId, connectionId({ kind: 'webhook', name: webhookId }));
  const detail = { webhookId, host: new URL(webhook.url).host };
  await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'webhook.removed', detail });
  return true;
}
