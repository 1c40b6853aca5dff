import { keptNights } from '../pricing/kept-nights.ts';
import { priceByHand, type HandTaxes } from '../pricing/price-by-hand.ts';
import type { Guests } from '../stay/guests.ts';
import { nightCount, type Stay, type StayDate } from '../stay/stay-date.ts';
import type { Quote } from './quote.ts';

export type WishedStay = Stay & { readonly roomId: string; readonly ratePlanId: string; readonly guests: Guests };

/**
 * A booked room as another stay in the hotel's own hands: what was booked or slept keeps its price, and, as long as the rate
 * is the same, its conditions; for other nights the engine's quote is taken. `priced` covers the nights from today on, and
 * may be absent where all nights are kept.
 */
export function exchangedQuote(
  booked: Quote,
  priced: Quote | null,
  wished: WishedStay,
  today: StayDate,
  taxes: HandTaxes,
): Quote {
  const kept = keptNights(booked, wished, today);
  if (priced && kept.every((price) => price === null)) return priced;
  const { roomId, ratePlanId, guests, arrival, departure } = wished;
  const before = nightCount(wished) - (priced ? nightCount(priced) : 0);
  const slept = Array.from({ length: before }, () => 0);
  const { offers: _, deposit: __, ...base } = priced ?? booked;
  const whole: Quote = {
    ...base,
    ...termsOf(booked, priced, wished),
    packageId: priced ? null : booked.packageId,
    roomId,
    ratePlanId,
    guests,
    arrival,
    departure,
    nightPrices: [...slept, ...(priced?.nightPrices ?? [])],
    nightDiscounts: priced && priced.nightDiscounts.length > 0 ? [...slept, ...priced.nightDiscounts] : [],
  };
  return priceByHand(whole, kept, taxes);
}

/** A rate that stays the same keeps what was agreed; a day on which the rest is due moves with the arrival. */
function termsOf(
  booked: Quote,
  priced: Quote | null,
  { ratePlanId, arrival }: WishedStay,
): Pick<Quote, 'guarantee' | 'policy' | 'deposit'> {
  const from = priced && ratePlanId !== booked.ratePlanId ? priced : booked;
  const deposit = from.deposit && arrival !== booked.arrival ? (priced ?? booked).deposit : from.deposit;
  return { guarantee: from.guarantee, policy: from.policy, ...(deposit ? { deposit } : {}) };
}
