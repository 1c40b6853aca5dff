import type { Grid } from '@stayfront/rules/grid/grid';
import { runOffers, type OfferRules, type RunOffers } from '@stayfront/rules/grid/run-offers';
import type { SpecialOffer } from '@stayfront/rules/special-offer/special-offer';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { priceListOf } from './price-list.ts';

/** Some offers of a hotel with what they are judged by; null where there are none. */
export const offerRules = (hotel: Hotel, offers: readonly SpecialOffer[], now: Instant): OfferRules | null =>
  offers.length === 0
    ? null
    : {
        offers,
        today: todayAt(hotel.document.timeZone, now),
        floorOf: (ratePlanId) => priceListOf(hotel).get(ratePlanId)?.floor ?? 0,
      };

/** What they take off runs of nights of the hotel's grid. */
export function gridOffers(hotel: Hotel, grid: Grid, offers: readonly SpecialOffer[], now: Instant): RunOffers | null {
  const rules = offerRules(hotel, offers, now);
  return rules && runOffers(grid, rules);
}
