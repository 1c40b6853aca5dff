import { connectionId } from '@stayfront/rules/connection/connection-id';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { keptAnswer } from '../connection/kept-answer.ts';
import { noteTry } from '../connection/note-try.ts';
import { composeDelivery, deliveryHeaders } from './compose-delivery.ts';
import { postDelivery } from './post-delivery.ts';
import type { Reach } from './reach.ts';
import { openWebhookSecret, signDelivery } from './webhook-secret.ts';
import { noteDelivery, readWaitingDelivery, readWebhook } from './webhook.store.ts';
import type { DeliveryKey } from './delivery-key.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly secret: string; readonly reach: Reach };

/**
 * Tells a webhook what happened to a reservation. At least once: who receives it knows a repetition by the number of the
 * event. Where it could not be told it throws, and the queue tries again later; after the last try it is given up. One
 * that is switched off is left alone, and what waits for it is queued anew when it is on again.
 */
export async function deliverWebhook(
  { db, readHotel, secret, reach }: Deps,
  key: DeliveryKey,
  isLastTry: boolean,
  now: Instant,
): Promise<void> {
  const { hotelId, eventId, webhookId } = key;
  const hotel = await readHotel(hotelId);
  if (!hotel) return;
  const found = await inHotel(db, hotelId, async (tx) => {
    const delivery = await readWaitingDelivery(tx, key);
    const webhook = delivery && (await readWebhook(tx, hotelId, webhookId));
    if (!webhook || webhook.isOff) return null;
    const body = await composeDelivery(tx, hotel, { reservationId: delivery.reservationId, eventId }, now);
    return body && { webhook, body };
  });
  if (!found) return;
  const { webhook, body } = found;
  const { reservationId, guestInfo } = body.reservation;
  const text = JSON.stringify(body);
  const opened = openWebhookSecret(secret, { hotelId, webhookId }, webhook.secret);
  const { isDelivered, status, tookMs, ...posted } = await postDelivery(
    reach,
    webhook.url,
    { ...deliveryHeaders(eventId), 'stayfront-signature': signDelivery(opened, text, Math.floor(now / 1000)) },
    text,
  );
  const state = isDelivered ? 'delivered' : isLastTry ? 'failed' : 'waiting';
  const answer = isDelivered ? null : keptAnswer(posted.text, [guestInfo, opened]);
  await inHotel(db, hotelId, async (tx) => {
    await noteDelivery(tx, key, { state, status }, now);
    const went = { reservationId, eventId, at: now, tookMs, isTaken: isDelivered, status, answer };
    await noteTry(tx, hotelId, connectionId({ kind: 'webhook', name: webhookId }), went);
  });
  if (state === 'waiting') throw new Error(`Webhook ${webhookId} of hotel ${hotelId}: ${status}`);
}
