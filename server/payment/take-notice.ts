import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Db, Tx } from '../platform/db/open-database.ts';
import { queuePaymentJob } from './payment-jobs.ts';
import { findByRefs } from './payment-intent.store.ts';
import { readIntent } from './read-intent.ts';
import { keepNotice } from './payment-notice.store.ts';
import type { Notice, NoticeInput } from './port/payment-provider.ts';
import type { ProviderOf } from './provider-of.ts';

type Deps = { readonly db: Db; readonly providerOf: ProviderOf };
type Delivery = { readonly hotelId: number; readonly provider: ProviderName; readonly input: NoticeInput };

/**
 * Takes a provider's notification: proves its sender, writes down that it came, and queues the question to the provider,
 * all in the time of one transaction. The same one again changes nothing. `stranger`: it does not speak of a payment of
 * ours.
 */
export async function takeNotice(
  { db, providerOf }: Deps,
  { hotelId, provider: name, input }: Delivery,
  now: Instant,
): Promise<'taken' | 'stranger' | 'forged' | 'no-provider'> {
  const provider = await providerOf(hotelId);
  if (provider?.name !== name) return 'no-provider';
  const notice = provider.readNotice(input);
  if (!notice) return 'forged';
  return inHotel(db, hotelId, async (tx) => {
    const intentId = await intentOf(tx, hotelId, notice);
    const isNew = await keepNotice(tx, { hotelId, provider: name, eventId: notice.eventId, intentId }, now);
    if (isNew && intentId !== null) await queuePaymentJob(tx, 'settle-payment', { hotelId, intentId });
    return intentId === null ? 'stranger' : 'taken';
  });
}

async function intentOf(tx: Tx, hotelId: number, { about }: Notice): Promise<string | null> {
  const named = about.intentId === undefined ? null : await readIntent(tx, hotelId, about.intentId);
  if (named) return named.intentId;
  return about.refs === undefined ? null : findByRefs(tx, hotelId, about.refs);
}
