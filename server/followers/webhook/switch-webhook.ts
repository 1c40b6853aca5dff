import type { Tx } from '../../platform/db/open-database.ts';
import { retryDeliveries } from './retry-deliveries.ts';
import { readWebhook, saveSwitch } from './webhook.store.ts';

type Wish = { readonly hotelId: number; readonly webhookId: string; readonly isOn: boolean };
type Switched = { readonly before: boolean; readonly host: string };

/** Says whether it was on before; switched on, it is told all that has waited. Null where there is no such webhook. */
export async function switchWebhook(tx: Tx, { hotelId, webhookId, isOn }: Wish): Promise<Switched | null> {
  const webhook = await readWebhook(tx, hotelId, webhookId);
  if (!webhook) return null;
  const before = !webhook.isOff;
  if (before !== isOn) {
    await saveSwitch(tx, hotelId, webhookId, !isOn);
    if (isOn) await retryDeliveries(tx, hotelId, webhookId, 'waiting');
  }
  return { before, host: new URL(webhook.url).host };
}
