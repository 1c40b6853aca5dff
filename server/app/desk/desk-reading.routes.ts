import { previewLetter as previewRoute, sendDeskLetter as sendRoute } from '@stayfront/contract/desk/letters';
import { getDeskReservation as detailRoute } from '@stayfront/contract/desk/reservation';
import { refuse } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { getDeskReservation } from './get-desk-reservation.ts';
import { previewLetter } from './preview-letter.ts';
import { sendDeskLetter } from './send-desk-letter.ts';

type Deps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly secret: string;
  readonly publicUrl: () => string;
  now(): Instant;
};

/** What people of a hotel read of its reservations, and the letters to its guests. */
export const deskReadingRoutes = (deps: Deps): Served[] => {
  const { db, readHotel, now } = deps;
  return [
    serve(detailRoute, async ({ params }, context) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservationId = readReference(params.reservationId);
      if (!reservationId) return refuse('reservation.unknown');
      return getDeskReservation(db, hotel, asStaff(context).role, reservationId, now());
    }),
    serve(previewRoute, async ({ params }) => {
      const reservationId = readReference(params.reservationId);
      return reservationId ? previewLetter(deps, { ...params, reservationId }, now()) : refuse('reservation.unknown');
    }),
    serve(sendRoute, async ({ params, body }, context) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservationId = readReference(params.reservationId);
      if (!reservationId) return refuse('reservation.unknown');
      const { idempotencyKey } = context;
      return sendDeskLetter(deps, hotel, asStaff(context), { reservationId, body, idempotencyKey }, now());
    }),
  ];
};
