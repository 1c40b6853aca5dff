import { getCalendar } from '@stayfront/contract/calendar';
import { refuse } from '@stayfront/contract/problem';
import { crossRate } from '@stayfront/rules/currency/cross-rate';
import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../http/answer-route.ts';
import { checkGuests } from '../offer/check-guests.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { describeCalendar } from './describe-calendar.ts';

type Means = { readonly snapshots: Snapshots; now(): Instant };

export const calendarRoutes = ({ snapshots, now }: Means): Served[] => [
  serve(getCalendar, async ({ params, query }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    if (hotel.document.config.isInMaintenance) return refuse('hotel.maintenance');
    const guests = { adults: query.nbAdults, children: query.nbChildren, infants: query.nbInfants };
    const refusal = checkGuests(hotel, guests);
    if (refusal) return refusal;
    const { currency } = hotel.document;
    const rate = crossRate(ratesSnapshot.eurRates, currency, query.currency ?? currency, ratesSnapshot.date);
    if (!rate) return refuse('currency.unsupported');
    return describeCalendar(await snapshots.wholeGrid(hotel, now()), guests, rate);
  }),
];
