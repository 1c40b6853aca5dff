import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { Hotel } from '../property/hotel/hotel.ts';
import { cardInput } from './card-input.ts';
import { isFailure, type CardCheck } from './port/payment-provider.ts';
import type { KeptCard } from '../platform/db/stored-values.ts';
import type { ProviderOf } from './provider-of.ts';

/** The card that stands for a booking, at the provider that keeps it. */
export type Guarantee = KeptCard & { readonly provider: ProviderName };

export type CardDeps = {
  readonly providerOf: ProviderOf;
  readonly secret: string;
  readonly publicUrl: () => string;
};
type Input = { readonly sessionId: string; readonly instrumentId: string };
type FoundCard = { readonly card: Guarantee } & Exclude<CardCheck, { readonly check: 'refused' }>;

/**
 * The card a browser says it has given, if the provider says so too: kept, usable, given in this very session, and how
 * far the guest's bank is with confirming it. A card that the bank turns down is none.
 */
export async function findGuestCard(
  deps: CardDeps,
  hotel: Pick<Hotel, 'hotelId' | 'document'>,
  { sessionId, instrumentId }: Input,
): Promise<
  FoundCard | Refusal<'payment.card_refused' | 'payment.card_unknown' | 'payment.not_begun' | 'payment.unavailable'>
> {
  const provider = await deps.providerOf(hotel.hotelId);
  if (!provider?.cards) return refuse('payment.unavailable');
  const input = cardInput(deps, hotel, sessionId);
  const kept = await provider.cards.list(input.holder);
  if (isFailure(kept)) return refuse('payment.not_begun', kept.detail);
  const card = kept.find((one) => one.instrumentId === instrumentId);
  if (!card) return refuse('payment.card_unknown');
  const checked = await provider.cards.check({ ...input, instrumentId });
  if (isFailure(checked)) return refuse('payment.not_begun', checked.detail);
  if (checked.check === 'refused') return refuse('payment.card_refused');
  return { card: { provider: provider.name, ...card }, ...checked };
}
