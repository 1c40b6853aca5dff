import type { AppliedOffer } from '../special-offer/apply-offers.ts';
import { freedBy, type Freed } from '../special-offer/freed-by.ts';
import type { MostOff } from '../special-offer/most-off.ts';
import { offersForStay } from '../special-offer/offers-for-stay.ts';
import type { SpecialOffer } from '../special-offer/special-offer.ts';
import type { Guests } from '../stay/guests.ts';
import { fromDayNumber, type StayDate } from '../stay/stay-date.ts';
import type { Grid } from './grid.ts';
import { partiesIn } from './parties-in.ts';
import { pricedChildren } from './priced-children.ts';

/** Offers of which one at least can hold for a run of nights. */
export type OffersForRun = {
  /** Those that a product is given. */
  given(product: number, nightPrices: readonly number[]): readonly AppliedOffer[];
  /** Nights and children that those make free. */
  freed(product: number, nightPrices: readonly number[], given: readonly AppliedOffer[]): Freed | undefined;
  /** More than this they take off no product. */
  readonly most: MostOff;
};

/** The same for any run of a grid, for any guests; null where none of the offers can hold for such a run. */
export type RunOffers = (arrival: number, nights: number, guests: Guests) => OffersForRun | null;

export type OfferRules = {
  readonly offers: readonly SpecialOffer[];
  /** At the hotel. A grid may begin later, or have been made yesterday. */
  readonly today: StayDate;
  /** The least that a night at a rate plan may cost on the average after offers; 0 for no floor. */
  readonly floorOf: (ratePlanId: string) => number;
};

/** Offers on a grid; null for a hotel that has none, which is asked about nothing. */
export function runOffers(grid: Grid, { offers, today, floorOf }: OfferRules): RunOffers | null {
  if (offers.length === 0) return null;
  const { firstDay, rooms, products } = grid;
  const known = new WeakMap<Guests, ReturnType<typeof partiesIn>>();
  const partiesOf = (guests: Guests): ReturnType<typeof partiesIn> => {
    const parties = known.get(guests) ?? partiesIn(grid, guests);
    known.set(guests, parties);
    return parties;
  };
  return (arrival, nights, guests) => {
    const forStay = offersForStay(offers, { today, arrival: fromDayNumber(firstDay + arrival), nights, guests });
    if (!forStay) return null;
    return {
      given(product, nightPrices) {
        const { room: place, ratePlanId } = products[product] ?? { room: 0, ratePlanId: '' };
        const room = rooms[place];
        const party = partiesOf(guests)[place];
        if (!room || !party) return [];
        return forStay.given({
          roomId: room.id,
          ratePlanId,
          nightPrices,
          floor: floorOf(ratePlanId),
          children: () => pricedChildren(grid, product, arrival, nights, party),
        });
      },
      freed(product, nightPrices, given) {
        const party = partiesOf(guests)[products[product]?.room ?? 0];
        const children = () => (party ? pricedChildren(grid, product, arrival, nights, party) : []);
        return freedBy(given, nightPrices, children);
      },
      most: forStay.most,
    };
  };
}
