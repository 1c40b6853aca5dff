import type { AppliedOffer } from './apply-offers.ts';
import type { OfferLine } from './offer-lines.ts';

/** What each offer has taken off, where it has. A promotion has no line: it is what the others leave of the discounts. */
export function appliedLines(applied: readonly AppliedOffer[]): OfferLine[] {
  const lines: OfferLine[] = [];
  for (const { offer, nightDiscounts } of applied) {
    let minor = 0;
    for (const discount of nightDiscounts) minor += discount;
    if (offer.id !== null && minor > 0) lines.push({ offerId: offer.id, minor });
  }
  return lines;
}
