import {
  checkGivenCard as checkRoute,
  getCardRequest,
  giveCard as giveRoute,
  openCardFields,
  reportRefusedCard as reportRoute,
} from '@stayfront/contract/card-request';
import { askForCard as askRoute, withdrawCardRequest as withdrawRoute } from '@stayfront/contract/desk/card-request';
import { isRefusal, refuse } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { beginSecureFields, type CardPageDeps } from '../../payment/begin-secure-fields.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { asStaff } from '../../property/operator/as-staff.ts';
import { askForCard } from './ask-for-card.ts';
import { checkGivenCard } from './check-given-card.ts';
import { describeCardRequest } from './describe-card-request.ts';
import { giveCard } from './give-card.ts';
import { openAsked } from './open-asked.ts';
import { reportRefusedCard } from './report-refused-card.ts';
import { withdrawCardRequest } from './withdraw-card-request.ts';

type Deps = CardPageDeps & { readonly readHotel: ReadHotel; now(): Instant };

/** A card as guarantee by a link: the house asks for it, and the guest gives it. */
export const cardRoutes = (deps: Deps): Served[] => {
  const { db, readHotel, now } = deps;
  return [
    serve(getCardRequest, async ({ params: { hotelId, reservationId }, query: { t: token } }) => {
      const hotel = await readHotel(hotelId);
      return hotel ? describeCardRequest(db, hotel, { reservationId, token }, now()) : refuse('hotel.unknown');
    }),
    serve(openCardFields, async ({ params: { hotelId, reservationId }, body: { token } }, { address }) => {
      const hotel = await readHotel(hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservation = await openAsked(db, hotel, { reservationId, token }, now());
      if (isRefusal(reservation)) return reservation;
      return beginSecureFields(deps, hotel, { sessionId: reservation.sessionId, address }, now());
    }),
    serve(checkRoute, async ({ params: { hotelId, reservationId }, body }, { address }) => {
      const hotel = await readHotel(hotelId);
      return hotel ? checkGivenCard(deps, hotel, { ...body, reservationId, address }, now()) : refuse('hotel.unknown');
    }),
    serve(giveRoute, async ({ params: { hotelId, reservationId }, body }) => {
      const hotel = await readHotel(hotelId);
      return hotel ? giveCard(deps, hotel, { ...body, reservationId }, now()) : refuse('hotel.unknown');
    }),
    serve(reportRoute, async ({ params: { hotelId, reservationId }, body }, { address }) => {
      const hotel = await readHotel(hotelId);
      if (!hotel) return refuse('hotel.unknown');
      return reportRefusedCard(deps, hotel, { ...body, reservationId, address }, now());
    }),
    serve(askRoute, async ({ params, body }, context) => {
      const hotel = await readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const reservationId = readReference(params.reservationId);
      if (!reservationId) return refuse('reservation.unknown');
      const { idempotencyKey } = context;
      return askForCard(db, hotel, asStaff(context), { ...body, reservationId, idempotencyKey }, now());
    }),
    serve(withdrawRoute, async ({ params: { reservationId: named, requestId }, body }, context) => {
      const reservationId = readReference(named);
      if (!reservationId) return refuse('reservation.unknown');
      return withdrawCardRequest(db, asStaff(context), { ...body, reservationId, requestId }, now());
    }),
  ];
};
