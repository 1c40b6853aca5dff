import { bookForHotel as bookRoute, suggestGuests as suggestRoute } from '@stayfront/contract/desk/booking';
import { searchForHotel as searchRoute } from '@stayfront/contract/desk/search';
import { guestsOf } from '@stayfront/contract/party';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import type { BookingDeps } from '../reservation/book.ts';
import { bookForHotel } from './book-for-hotel.ts';
import { searchForHotel } from './search-for-hotel.ts';
import { suggestGuests } from './suggest-guests.ts';

type Deps = BookingDeps & OfferDeps & { readonly readHotel: ReadHotel; now(): Instant };

/** How the hotel books for somebody at the telephone or the door. */
export const deskBookingRoutes = (deps: Deps): Served[] => [
  serve(searchRoute, async ({ params, query }) => {
    const hotel = await deps.snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const { checkIn, checkOut, lang: language, promoCode, chosen } = query;
    const stay = { arrival: checkIn, departure: checkOut };
    const search = { stay, guests: guestsOf(query), language, promoCode, chosen };
    return searchForHotel(deps, hotel, search, deps.now());
  }),
  serve(bookRoute, async ({ params, body }, context) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const { idempotencyKey } = context;
    return bookForHotel(deps, hotel, asStaff(context), { ...body, idempotencyKey }, deps.now());
  }),
  serve(suggestRoute, ({ params, query }) => suggestGuests(deps.db, params.hotelId, query.text)),
];
