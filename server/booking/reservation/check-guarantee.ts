import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { BookRequest } from '@stayfront/contract/reservation';
import { payableNow } from '@stayfront/rules/booking/payable-now';
import { canSecure, cardAbilities } from '@stayfront/rules/payment/can-secure';
import { usesSecureFields } from '@stayfront/rules/payment/way-to-pay';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { findGuestCard, type CardDeps, type Guarantee } from '../../payment/find-guest-card.ts';
import type { RequestedStay } from './read-requested.ts';

/**
 * The card that stands for the wished rooms, where they need one that is not charged. Rooms that are paid in advance
 * bring theirs with the payment. What a browser says about a card counts for nothing: the provider is asked.
 */
export async function checkGuarantee(
  deps: CardDeps,
  hotel: Hotel,
  stays: readonly RequestedStay[],
  { paymentCard, sessionId }: BookRequest['reservation'],
): Promise<
  | { readonly guarantee: Guarantee | null }
  | Refusal<'payment.card_missing' | 'payment.card_unchecked' | 'payment.card_unneeded' | 'payment.unavailable'>
  | RefusedBy<typeof findGuestCard>
> {
  // Where nothing is to be paid in advance after all, nobody has to take the money.
  const isFree = payableNow(stays) === 0;
  const guarantees = stays.map(({ quote }) => (isFree && quote.guarantee === 'PrePay' ? 'None' : quote.guarantee));
  const abilities = cardAbilities(hotel.document.config.paymentSolutionsProvider);
  if (!guarantees.every((one) => canSecure(one, abilities))) return refuse('payment.unavailable');
  const isNeeded = usesSecureFields(guarantees);
  if (!paymentCard) return isNeeded ? refuse('payment.card_missing') : { guarantee: null };
  // Where nothing needs a card a guest may give one all the same, and is not asked to confirm by mail.
  if (!isNeeded && (!isFree || !abilities.canKeep)) return refuse('payment.card_unneeded');
  const found = await findGuestCard(deps, hotel, { sessionId, instrumentId: paymentCard.instrumentId });
  if ('refused' in found) return found;
  return found.check === 'confirmed' ? { guarantee: found.card } : refuse('payment.card_unchecked');
}
