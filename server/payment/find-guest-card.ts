import { refuse, type Refusal } from '@stayfront/contract/problem';
import { cardHolder } from './card-holder.ts';
import { isFailure, type KeptCard, type ProviderName } from './port.ts';
import type { ProviderOf } from './provider-of.ts';

/** The card that stands for a booking, at the provider that keeps it. */
export type Guarantee = KeptCard & { readonly provider: ProviderName };

export type CardMeans = { readonly providerOf: ProviderOf; readonly secret: string };
type Wish = { readonly hotelId: number; readonly sessionId: string; readonly instrumentId: string };

/** The card a browser says it has given, if the provider says so too: kept, usable, and given in this very session. */
export async function findGuestCard(
  { providerOf, secret }: CardMeans,
  { hotelId, sessionId, instrumentId }: Wish,
): Promise<Guarantee | Refusal> {
  const provider = await providerOf(hotelId);
  if (!provider?.cards) return refuse('payment.unavailable');
  const kept = await provider.cards.list(cardHolder(secret, hotelId, sessionId));
  if (isFailure(kept)) return refuse('payment.not_begun', kept.detail);
  const card = kept.find((one) => one.instrumentId === instrumentId);
  return card ? { provider: provider.name, ...card } : refuse('payment.card_unknown');
}
