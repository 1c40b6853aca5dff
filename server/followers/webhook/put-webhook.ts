import type { PutWebhookAnswer } from '@stayfront/contract/manage/webhooks';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
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
  /** Who wants it, for the house's list of changes. */
  readonly by: string;
};

/** Has the hotel's happenings posted to an address from now on. The secret is told when it is made, and never again. */
export async function putWebhook(
  { db, secret, reach }: Deps,
  { hotelId, webhookId, url, renewSecret, by }: Input,
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
    for (const [what, detail] of Object.entries(changesOf(before, webhook.url, renewSecret)))
      await noteOperator(tx, hotelId, { happenedAt: now, who: by, what, detail: { webhookId, ...detail } });
    return { webhookId, url: webhook.url, secret: made };
  });
}

/** What is written down of it: an address may carry a password of its own behind the question mark, which is left out. */
function changesOf(before: { readonly url: string } | null, url: string, renewSecret: boolean): Record<string, object> {
  const host = new URL(url).host;
  if (!before) return { 'webhook.made': { host } };
  const plain = [before.url, url].map((one) => one.replace(/[?#].*$/s, ''));
  return {
    ...(before.url === url ? {} : { 'webhook.changed': { host, changed: { url: plain } } }),
    ...(renewSecret ? { 'webhook.secret_renewed': { host } } : {}),
  };
}
