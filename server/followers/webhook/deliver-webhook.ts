import type { WebhookBody } from '@stayfront/contract/manage/webhooks';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { readHotelReservation } from '../../booking/reservation/read-hotel-reservation.ts';
import { postDelivery } from './post-delivery.ts';
import type { Reach } from './reach.ts';
import { openWebhookSecret, signDelivery } from './webhook-secret.ts';
import { noteDelivery, readWaitingDelivery, readWebhook } from './webhook.store.ts';
import type { DeliveryKey } from './delivery-key.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel; readonly secret: string; readonly reach: Reach };

/**
 * Tells a webhook what happened to a reservation. At least once: who receives it knows a repetition by the number of the
 * event. Where it could not be told it throws, and the queue tries again later; after the last try it is given up.
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
    const reservation = webhook && (await readHotelReservation(tx, hotel, delivery.reservationId, now));
    const event = reservation?.events.find((one) => one.eventId === eventId);
    return event && reservation ? { webhook, body: { ...event, hotelId, reservation } satisfies WebhookBody } : null;
  });
  if (!found?.webhook) return;
  const body = JSON.stringify(found.body);
  const posted = await postDelivery(
    reach,
    found.webhook.url,
    {
      'content-type': 'application/json',
      'user-agent': 'Stayfront',
      'stayfront-event': String(eventId),
      'stayfront-signature': signDelivery(
        openWebhookSecret(secret, { hotelId, webhookId }, found.webhook.secret),
        body,
        Math.floor(now / 1000),
      ),
    },
    body,
  );
  const state = posted.isDelivered ? 'delivered' : isLastTry ? 'failed' : 'waiting';
  await inHotel(db, hotelId, (tx) => noteDelivery(tx, key, { state, status: posted.status }, now));
  if (state === 'waiting') throw new Error(`Webhook ${webhookId} of hotel ${hotelId}: ${posted.status}`);
}
