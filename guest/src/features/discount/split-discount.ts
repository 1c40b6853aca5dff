import type { OfferGiven } from '@stayfront/contract/offer';

type Discounted = { readonly totalDiscount: number; readonly offers?: readonly OfferGiven[] | undefined };

/** The lines of a discount: one for each offer, and what they leave of it, which is the promotion's. */
export function splitDiscount({ totalDiscount, offers = [] }: Discounted): {
  readonly offers: readonly OfferGiven[];
  readonly rest: number;
} {
  return { offers, rest: offers.reduce((left, offer) => left - offer.totalDiscount, totalDiscount) };
}
