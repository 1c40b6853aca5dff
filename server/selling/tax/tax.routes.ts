import { refuse } from '@stayfront/contract/problem';
import { getReservationTaxes } from '@stayfront/contract/tax';
import type { Quote } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { openQuote } from '../offer/open-quote.ts';
import type { QuoteSeal } from '../offer/quote-seal.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { taxRooms } from './tax-rooms.ts';
import { isShut } from '../../property/hotel/is-shut.ts';

type Deps = { readonly snapshots: Snapshots; readonly seal: QuoteSeal; now(): Instant };

export const taxRoutes = ({ snapshots, seal, now }: Deps): Served[] => [
  serve(getReservationTaxes, async ({ params, body }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    if (isShut(hotel)) return refuse('hotel.maintenance');
    const quotes: Quote[] = [];
    for (const { reference } of body.roomStays) {
      const quote = openQuote(seal, reference, hotel.hotelId, now());
      if ('refused' in quote) return quote;
      quotes.push(quote);
    }
    return taxRooms(hotel, quotes as [Quote, ...Quote[]], body.lang); // the contract asks for at least one
  }),
];
