import type { Intent } from '../../payment/intent.ts';
import type { CollectOrder, PaymentProvider } from '../../payment/port/payment-provider.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/** The card that the rest of a booking can be taken from; null where there is none, or the hotel's provider cannot. */
export function keptCard(
  provider: Pick<PaymentProvider, 'name' | 'collect'> | null,
  { guarantee }: StoredReservation,
  intents: readonly Intent[],
): Pick<CollectOrder, 'card' | 'keptBy'> | null {
  if (!guarantee || !provider?.collect || guarantee.provider !== provider.name) return null;
  const { provider: _, ...card } = guarantee;
  const keptBy = intents.findLast(({ refs }) => refs.card?.instrumentId === card.instrumentId)?.refs;
  return keptBy ? { card, keptBy } : null;
}
