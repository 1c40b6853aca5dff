import { scale } from '../money.ts';
import type { Party } from '../pricing/party.ts';
import { dependOnOffers } from '../service/mandatory-services.ts';
import type { AppliedOffer } from '../special-offer/apply-offers.ts';
import type { Freed } from '../special-offer/freed-by.ts';
import { sumDiscounts } from '../special-offer/sum-discounts.ts';
import type { Guests } from '../stay/guests.ts';
import type { Grid } from './grid.ts';
import { nightPrice } from './person-prices.ts';
import type { OffersForRun, RunOffers } from './run-offers.ts';

/** What offers take off the first night of a stay, and which they are. */
export type OfferShare = {
  readonly minor: number;
  readonly offers: readonly AppliedOffer[];
  /** Nights and children that they make free of the whole stay. */
  readonly freed: Freed | undefined;
};

type OfferShares = {
  /** What is taken off the first night of a product's run; null where nothing is. */
  of(product: number, arrival: number, nights: number, party: Party): OfferShare | null;
  /** A limit to it, whatever the product, for a first night of that price. */
  most(arrival: number, nights: number, price: number): number;
};

/**
 * The first night's part of what offers take off a run of nights, in the measure of its price: a free night at the end
 * of a week is shared by all seven. Of one night it is the discount itself.
 */
export function offerShares(grid: Grid, guests: Guests, offers: RunOffers): OfferShares {
  // Products of a day have few different shortest stays: which offers can hold for them is judged once.
  const known = new Map<number, OffersForRun | null>();
  const offersOf = (arrival: number, nights: number): OffersForRun | null => {
    const key = nights * grid.days + arrival;
    const judged = known.get(key);
    if (judged !== undefined) return judged;
    const fresh = offers(arrival, nights, guests);
    known.set(key, fresh);
    return fresh;
  };
  return {
    of(product, arrival, nights, party) {
      const nightPrices: number[] = [];
      let total = 0;
      for (let day = arrival; day < arrival + nights; day++) {
        const price = nightPrice(grid, product, day, party);
        nightPrices.push(price);
        total += price;
      }
      const forRun = offersOf(arrival, nights);
      const applied = forRun?.given(product, nightPrices) ?? [];
      let discount = 0;
      for (const minor of sumDiscounts(applied)) discount += minor;
      const isAsked = applied.length > 0 && dependOnOffers(grid.products[product]?.mandatory ?? []);
      const freed = isAsked ? forRun?.freed(product, nightPrices, applied) : undefined;
      if (discount === 0 && !freed) return null;
      return { minor: discount === 0 ? 0 : scale(nightPrices[0] ?? 0, discount, total), offers: applied, freed };
    },
    most(arrival, nights, price) {
      const most = offersOf(arrival, nights)?.most;
      return most ? (price * most.basisPoints) / 10_000 + most.minor : 0;
    },
  };
}
