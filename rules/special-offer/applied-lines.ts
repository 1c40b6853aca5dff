import type { AppliedOffer } from './apply-offers.ts';
import type { OfferLine } from './offer-lines.ts';

/** What each offer has taken off, where it has. A promotion has no line: it is what the others leave of the discounts. */
export const appliedLines = (applied: readonly AppliedOffer[]): OfferLine[] =>
  applied.flatMap(({ offer, nightDiscounts }) => {
    const minor = nightDiscounts.reduce((sum, discount) => sum + discount, 0);
    return offer.id === null || minor === 0 ? [] : [{ offerId: offer.id, minor }];
  });
