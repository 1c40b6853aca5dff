import type { NearestStay, WhyNothing } from '@stayfront/contract/offer';
import { productIdOf } from '@stayfront/contract/property/property-document';
import type { Grid } from '@stayfront/rules/grid/grid';
import { nearestStays } from '@stayfront/rules/grid/nearest-stays';
import { whyNothing } from '@stayfront/rules/grid/why-nothing';
import { dayNumber, fromDayNumber, nightCount } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../hotel/hotel.store.ts';
import type { Search } from './search-offers.ts';

type Instead = { readonly reasons: readonly WhyNothing[]; readonly nearestStays: readonly NearestStay[] };

/** When nothing can be booked: why, and which stays nearby can. */
export function offerInstead(hotel: Hotel, grid: Grid, search: Search): Instead {
  const arrival = dayNumber(search.stay.arrival) - grid.firstDay;
  const nights = nightCount(search.stay);
  const dateOf = (day: number): string => fromDayNumber(grid.firstDay + day);
  return {
    reasons: whyNothing(grid, arrival, nights, search.guests).map((why) =>
      why.code === 'sold-out' ? { code: why.code, dates: why.nights.map(dateOf) } : why,
    ),
    nearestStays: nearestStays(grid, arrival, nights, search.guests).map((stay) => {
      const product = grid.products[stay.product];
      return {
        kind: stay.kind,
        checkIn: dateOf(stay.arrival),
        checkOut: dateOf(stay.arrival + stay.nights),
        nbNights: stay.nights,
        productId: productIdOf(grid.rooms[product?.room ?? 0]?.id ?? '', product?.ratePlanId ?? ''),
        rooms: [
          {
            nbAdults: search.guests.adults,
            nbChildren: search.guests.children,
            nbInfants: search.guests.infants,
          },
        ],
        totalPrice: stay.total,
        currency: hotel.document.currency,
      };
    }),
  };
}
