import type { initSecureFields } from '@stayfront/contract/payment';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { Hotel } from '../hotel/hotel.store.ts';
import { cardHolder } from './card-holder.ts';
import { isFailure } from './port.ts';
import type { ProviderOf } from './provider-of.ts';

type Means = { readonly providerOf: ProviderOf; readonly secret: string; readonly publicUrl: () => string };

/** What a guest's page needs to show the provider's card fields. Nothing is charged, and nothing is written down here. */
export async function beginSecureFields(
  { providerOf, secret, publicUrl }: Means,
  { hotelId, document }: Hotel,
  { sessionId }: { readonly sessionId: string },
): Promise<RouteAnswer<typeof initSecureFields> | Refusal> {
  if (document.config.isInMaintenance) return refuse('hotel.maintenance');
  const provider = await providerOf(hotelId);
  if (!provider?.cards) return refuse('payment.unavailable');
  const begun = await provider.cards.begin({
    holder: cardHolder(secret, hotelId, sessionId),
    currency: document.currency,
    pageUrl: `${publicUrl()}/${hotelId}/checkout/card-details`,
  });
  if (isFailure(begun)) return refuse('payment.not_begun', begun.detail);
  return { status: 'success', data: { version: begun.version, data: begun.data } };
}
