import type { PricedChild, SpecialOffer } from './special-offer.ts';
import { applyOffers, type AppliedOffer, type OpenOffer } from './apply-offers.ts';
import { mostOff, type MostOff } from './most-off.ts';
import { countedNights } from './counted-nights.ts';
import { whyNotForStay, whyNotThen, whyNotThere, type OfferStay } from './why-no-offer.ts';

/** A room at a rate with what its nights cost before offers. */
export type OfferedProduct = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly nightPrices: readonly number[];
  /** The youngest first; asked for only where an offer is for children. */
  readonly children?: (() => readonly PricedChild[]) | undefined;
  /** The least that a night may cost on the average after offers. */
  readonly floor?: number | undefined;
};

/** Offers of which one at least can hold for a stay. */
export type OffersForStay = {
  /** Those that a product is given. */
  given(product: OfferedProduct): readonly AppliedOffer[];
  /** More than this they take off no product. */
  readonly most: MostOff;
};

/** What is the same for all products of a stay is judged once; null where none of the offers can hold. */
export function offersForStay(offers: readonly SpecialOffer[], stay: OfferStay): OffersForStay | null {
  const open: OpenOffer[] = [];
  for (const offer of offers)
    if (whyNotThen(offer, stay) === null && whyNotForStay(offer, stay) === null)
      open.push({ offer, counted: countedNights(offer.conditions ?? {}, stay.arrival, stay.nights) });
  if (open.length === 0) return null;
  const persons = stay.guests.adults + stay.guests.children;
  const isForChildren = open.some(({ offer }) => offer.discount.kind === 'child');
  const isForAll = !isForChildren && open.every(({ offer }) => !offer.rooms && !offer.ratePlans);
  return {
    given({ roomId, ratePlanId, nightPrices, children: listChildren, floor = 0 }) {
      const children = (isForChildren ? listChildren?.() : undefined) ?? noChildren;
      const place = { roomId, ratePlanId, childAges: children.map(({ age }) => age) };
      const there = isForAll ? open : open.filter(({ offer }) => whyNotThere(offer, place) === null);
      return applyOffers(there, { nightPrices, persons, children }, floor);
    },
    most: mostOff(open, stay.nights, persons),
  };
}

const noChildren: readonly PricedChild[] = [];
