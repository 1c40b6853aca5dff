import type { PutWebhookAnswer } from '@stayfront/contract/manage/webhooks';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { checkTarget } from './check-target.ts';
import { refuseTarget } from './refuse-target.ts';
import type { Reach } from './reach.ts';
import { makeWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';
import { readWebhook, readWebhooks, saveWebhook } from './webhook.store.ts';

const most = 10;

type Deps = { readonly db: Db; readonly secret: string; readonly reach: Reach };
type Input = {
  readonly hotelId: number;
  readonly webhookId: string;
  readonly url: string;
  readonly renewSecret: boolean;
};

/** Has the hotel's happenings posted to an address from now on. The secret is told when it is made, and never again. */
export async function putWebhook(
  { db, secret, reach }: Deps,
  { hotelId, webhookId, url, renewSecret }: Input,
  now: Instant,
): Promise<PutWebhookAnswer | Refusal<'webhook.target' | 'webhook.too_many'>> {
  const target = await checkTarget(reach, url);
  if ('fault' in target) return refuseTarget('webhook.target', 'url', target.fault);
  return inHotel(db, hotelId, async (tx) => {
    const before = await readWebhook(tx, hotelId, webhookId);
    if (!before && (await readWebhooks(tx, hotelId)).length >= most) return refuse('webhook.too_many');
    const made = !before || renewSecret ? makeWebhookSecret() : null;
    const sealed = made === null ? null : sealWebhookSecret(secret, { hotelId, webhookId }, made);
    const webhook = { webhookId, url: target.url.href, secret: sealed ?? before?.secret ?? '' };
    await saveWebhook(tx, hotelId, webhook, now);
    return { webhookId, url: webhook.url, secret: made };
  });
}
