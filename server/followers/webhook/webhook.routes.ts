import { deleteWebhook, listWebhooks, putWebhook as putWebhookRoute } from '@stayfront/contract/manage/webhooks';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { keyNameOf } from '../../property/key/key-name-of.ts';
import { putWebhook } from './put-webhook.ts';
import type { Reach } from './reach.ts';
import { takeWebhookAway } from './take-webhook-away.ts';
import { readWebhooks } from './webhook.store.ts';

type Deps = { readonly db: Db; readonly secret: string; readonly reach: Reach; now(): Instant };

export const webhookRoutes = (deps: Deps): Served[] => [
  serve(putWebhookRoute, ({ params, body }, context) =>
    putWebhook(deps, { ...params, ...body, by: keyNameOf(context) }, deps.now()),
  ),
  serve(listWebhooks, async ({ params: { hotelId } }) => ({
    webhooks: await inHotel(deps.db, hotelId, (tx) => readWebhooks(tx, hotelId)),
  })),
  serve(deleteWebhook, async ({ params: { hotelId, webhookId } }, context) => {
    const gone = { hotelId, webhookId, by: keyNameOf(context) };
    const isGone = await inHotel(deps.db, hotelId, (tx) => takeWebhookAway(tx, gone, deps.now()));
    return isGone ? { webhookId } : refuse('webhook.unknown');
  }),
];
