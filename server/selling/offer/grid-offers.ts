import type { Grid } from '@stayfront/rules/grid/grid';
import { runOffers, type RunOffers } from '@stayfront/rules/grid/run-offers';
import type { SpecialOffer } from '@stayfront/rules/special-offer/special-offer';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { priceListOf } from './price-list.ts';

/** What offers take off runs of nights of a hotel's grid; null where there are none. */
export const gridOffers = (hotel: Hotel, grid: Grid, offers: readonly SpecialOffer[], now: Instant): RunOffers | null =>
  offers.length === 0
    ? null
    : runOffers(grid, {
        offers,
        today: todayAt(hotel.document.timeZone, now),
        floorOf: (ratePlanId) => priceListOf(hotel).get(ratePlanId)?.floor ?? 0,
      });
