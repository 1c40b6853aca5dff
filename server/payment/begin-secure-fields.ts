import type { initSecureFields } from '@stayfront/contract/payment';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { waitBeforeTry } from '@stayfront/rules/booking/try-limits';
import { cardFormLimits } from '@stayfront/rules/payment/card-form-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { countTry, readTries } from '../reservation/attempt.store.ts';
import { callerMark } from '../reservation/caller-mark.ts';
import { cardHolder } from './card-holder.ts';
import { isFailure } from './port.ts';
import type { ProviderOf } from './provider-of.ts';

type Means = {
  readonly db: Db;
  readonly providerOf: ProviderOf;
  readonly secret: string;
  readonly publicUrl: () => string;
};
type Wish = { readonly sessionId: string; readonly address: string };

/** What a guest's page needs to show the provider's card fields. Nothing is charged; only that they were opened is counted. */
export async function beginSecureFields(
  { db, providerOf, secret, publicUrl }: Means,
  { hotelId, document }: Hotel,
  { sessionId, address }: Wish,
  now: Instant,
): Promise<RouteAnswer<typeof initSecureFields> | Refusal> {
  if (document.config.isInMaintenance) return refuse('hotel.maintenance');
  const provider = await providerOf(hotelId);
  if (!provider?.cards) return refuse('payment.unavailable');
  const subjects = { 'card-caller': callerMark(secret, address), 'card-session': sessionId, 'card-hotel': '' };
  const wait = await inHotel(db, hotelId, async (tx) => {
    const left = waitBeforeTry(await readTries(tx, hotelId, subjects, now), now, cardFormLimits);
    if (left === null) await countTry(tx, hotelId, subjects);
    return left;
  });
  if (wait !== null) return { refused: 'too_many_requests', retryAfterSeconds: wait };
  const begun = await provider.cards.begin({
    holder: cardHolder(secret, hotelId, sessionId),
    currency: document.currency,
    pageUrl: `${publicUrl()}/${hotelId}/checkout/card-details`,
  });
  if (isFailure(begun)) return refuse('payment.not_begun', begun.detail);
  return { status: 'success', data: { version: begun.version, data: begun.data } };
}
