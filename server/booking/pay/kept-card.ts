import { cardHolder } from '../../payment/card-holder.ts';
import type { Intent } from '../../payment/intent.ts';
import type { CollectOrder, PaymentProvider } from '../../payment/port/payment-provider.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/**
 * The card that the rest of a booking can be taken from: the one it was paid with, or one given since by a link that said
 * so. Null where there is none, or the hotel's provider cannot.
 */
export function keptCard(
  provider: Pick<PaymentProvider, 'name' | 'collect'> | null,
  { guarantee, hotelId, sessionId }: StoredReservation,
  intents: readonly Intent[],
  secret: string,
): Pick<CollectOrder, 'card' | 'holder' | 'keptBy'> | null {
  if (!guarantee || !provider?.collect || guarantee.provider !== provider.name) return null;
  const { provider: _, isForRest, ...card } = guarantee;
  const keptBy = intents.findLast(({ refs }) => refs.card?.instrumentId === card.instrumentId)?.refs;
  if (keptBy) return { card, keptBy };
  return isForRest ? { card, keptBy: null, holder: cardHolder(secret, hotelId, sessionId) } : null;
}
