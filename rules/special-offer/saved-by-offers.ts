import { appliedLines } from './applied-lines.ts';
import type { AppliedOffer } from './apply-offers.ts';
import { offerLines, type OfferLine } from './offer-lines.ts';
import { sumDiscounts } from './sum-discounts.ts';

/** What offers have taken off one room or several together, in the currency of `as`, and each of them of that. */
export function savedByOffers(
  rooms: readonly (readonly AppliedOffer[])[],
  as: (minor: number) => number,
): { readonly total: number; readonly lines: readonly OfferLine[] } {
  let total = 0;
  const sums = new Map<string, OfferLine>();
  for (const applied of rooms) {
    let [hotelDiscount, discount] = [0, 0];
    for (const minor of sumDiscounts(applied)) {
      hotelDiscount += minor;
      discount += as(minor);
    }
    total += discount;
    for (const { offerId, minor } of offerLines(appliedLines(applied), hotelDiscount, discount))
      sums.set(offerId, { offerId, minor: minor + (sums.get(offerId)?.minor ?? 0) });
  }
  return { total, lines: [...sums.values()] };
}
