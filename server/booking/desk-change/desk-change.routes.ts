import { makeChangeForHotel as makeRoute, quoteChangeForHotel as quoteRoute } from '@stayfront/contract/desk/change';
import { changeGuestForHotel as guestRoute } from '@stayfront/contract/desk/guest';
import { undoCancellation as undoRoute } from '@stayfront/contract/desk/undo-cancellation';
import { refuse } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { changeSeal } from '../change/change-seal.ts';
import { changeGuestForHotel } from './change-guest-for-hotel.ts';
import { makeChangeForHotel } from './make-change-for-hotel.ts';
import { quoteChangeForHotel } from './quote-change-for-hotel.ts';
import { undoCancellation } from './undo-cancellation.ts';

type Deps = OfferDeps & {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly secret: string;
  now(): Instant;
};

/** How the hotel changes what was booked, and takes changes back. */
export function deskChangeRoutes(deps: Deps): Served[] {
  const { db, readHotel, now } = deps;
  const quoting = { ...deps, changes: changeSeal(deps.secret) };
  return [
    serve(undoRoute, async ({ params, body }, context) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservationId = readReference(params.reservationId);
      if (!reservationId) return refuse('reservation.unknown');
      const { idempotencyKey } = context;
      return undoCancellation(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
    }),
    serve(quoteRoute, async ({ params, body: wish }, context) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservationId = readReference(params.reservationId);
      if (!reservationId) return refuse('reservation.unknown');
      const wanted = { reservationId, roomStayIndex: params.roomStayIndex, wish };
      return quoteChangeForHotel(quoting, hotel, asStaff(context), wanted, now());
    }),
    serve(makeRoute, async ({ params, body }, context) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservationId = readReference(params.reservationId);
      if (!reservationId) return refuse('reservation.unknown');
      const { idempotencyKey } = context;
      return makeChangeForHotel(quoting, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
    }),
    serve(guestRoute, async ({ params, body }, context) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservationId = readReference(params.reservationId);
      if (!reservationId) return refuse('reservation.unknown');
      const { idempotencyKey } = context;
      return changeGuestForHotel(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
    }),
  ];
}
