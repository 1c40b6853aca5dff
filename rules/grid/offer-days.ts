import { checkPlanGuests } from '../restriction/plan-conditions.ts';
import type { SpecialOffer } from '../special-offer/special-offer.ts';
import { whyNotForStay, whyNotThen, whyNotThere } from '../special-offer/why-no-offer.ts';
import type { Guests } from '../stay/guests.ts';
import { bookingHorizonDays } from '../stay/hotel-clock.ts';
import { fromDayNumber } from '../stay/stay-date.ts';
import type { Grid } from './grid.ts';
import { partiesIn } from './parties-in.ts';
import { nightPrice } from './person-prices.ts';
import { runOffers, type OfferRules } from './run-offers.ts';
import { shortestStays } from './shortest-stays.ts';

/** By day of arrival, how many nights a stay needs to be given an offer; 0 where none is. */
export type OfferDays = { readonly offerId: string; readonly nights: Uint16Array };

/**
 * For the offers that want more than one night, the days from which they can be had, with the shortest stay that is
 * given them: what the price of a single night cannot tell. Of all rooms and rates that meet an offer's conditions on a
 * day, one with the fewest nights is priced, the first in the hotel's order: another offer may be cheaper there, and
 * then this one is not told. As calendarDays, of one rate where it is asked for.
 */
export function offerDays(
  grid: Grid,
  guests: Guests,
  rules: OfferRules,
  ratePlanId: string | null = null,
): OfferDays[] {
  const given = runOffers(grid, rules);
  if (!given) return [];
  const parties = partiesIn(grid, guests);
  return rules.offers.flatMap((offer) => {
    const least = nightsWanted(offer);
    if (offer.id === null || least < 2) return [];
    const { nights, products } = shortestWith(grid, guests, rules, offer, least, ratePlanId);
    nights.forEach((count, day) => {
      const product = products[day] ?? 0;
      const party = parties[grid.products[product]?.room ?? 0];
      if (count === 0 || !party) return;
      const nightPrices = Array.from({ length: count }, (_, i) => nightPrice(grid, product, day + i, party));
      const applied = given(day, count, guests)?.given(product, nightPrices) ?? [];
      if (!applied.some((one) => one.offer === offer)) nights[day] = 0;
    });
    return [{ offerId: offer.id, nights }];
  });
}

/** By day of arrival, the fewest nights for which some product meets an offer's conditions, and the first that does. */
function shortestWith(
  grid: Grid,
  guests: Guests,
  { today }: OfferRules,
  offer: SpecialOffer,
  least: number,
  ratePlanId: string | null,
): { nights: Uint16Array; products: Uint16Array } {
  const { days } = grid;
  const [fewest, products] = [new Uint16Array(days), new Uint16Array(days)];
  // Most products of a day have the same shortest stay: twice its nights, and one more where the offer holds for it.
  const judged = new Uint32Array(days);
  const holdsFor = (day: number, nights: number): boolean => {
    if ((judged[day] ?? 0) >>> 1 !== nights) {
      const stay = { today, arrival: fromDayNumber(grid.firstDay + day), nights, guests };
      judged[day] = nights * 2 + ((whyNotThen(offer, stay) ?? whyNotForStay(offer, stay)) ? 0 : 1);
    }
    return ((judged[day] ?? 0) & 1) === 1;
  };
  const limits = {
    least,
    most: offer.conditions?.maxNights ?? days,
    lastDeparture: Math.min(days - 1, bookingHorizonDays),
  };
  partiesIn(grid, guests).forEach((party, room) => {
    if (!party) return;
    const childAges = [...party.children, ...party.infants].toSorted((a, b) => a - b);
    grid.products.forEach((one, product) => {
      if (one.room !== room || one.isUnbookable) return;
      if (one.conditions && checkPlanGuests(one.conditions, guests, grid.bounds)) return;
      if (ratePlanId === null ? one.isPackageOnly : one.ratePlanId !== ratePlanId) return;
      if (whyNotThere(offer, { roomId: grid.rooms[room]?.id ?? '', ratePlanId: one.ratePlanId, childAges })) return;
      shortestStays(grid, product, { ...limits, party }).forEach((nights, day) => {
        const known = fewest[day] ?? 0;
        if (nights === 0 || (known !== 0 && known <= nights)) return;
        if (!holdsFor(day, nights)) return;
        fewest[day] = nights;
        products[day] = product;
      });
    });
  });
  return { nights: fewest, products };
}

const nightsWanted = ({ conditions, discount }: SpecialOffer): number =>
  Math.max(conditions?.minNights ?? 1, discount.kind === 'free-nights' ? discount.nights : 1);
