import { refuse } from '@stayfront/contract/problem';
import { getReservation, sendBookingRequest } from '@stayfront/contract/reservation';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import type { ReadHotel } from '../hotel/hotel.store.ts';
import { serve, type Served } from '../http/answer-route.ts';
import type { QuoteSeal } from '../offer/quote-seal.ts';
import { book } from './book.ts';
import { describeReservation } from './describe-reservation.ts';
import { isTokenOf } from './reservation-token.ts';
import { readReservation } from './reservation.store.ts';

type Means = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly seal: QuoteSeal;
  readonly secret: string;
  now(): Instant;
};

export const reservationRoutes = (means: Means): Served[] => [
  serve(sendBookingRequest, async ({ params, body }, { idempotencyKey }) => {
    const hotel = await means.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    if (body.requestType === 'Modify') return refuse('reservation.unknown');
    return book(means, hotel, { request: body, idempotencyKey }, means.now());
  }),
  serve(getReservation, async ({ params, query }) => {
    const hotel = await means.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const reference = readReference(params.reservationId);
    const stored =
      reference && (await inHotel(means.db, params.hotelId, (tx) => readReservation(tx, params.hotelId, reference)));
    // A wrong token and a reservation that is not there look the same, so that references cannot be guessed.
    if (!stored || !isTokenOf(query.t, stored.tokenHash)) return refuse('reservation.unknown');
    return describeReservation(hotel, stored, query.lang, means.now());
  }),
];
