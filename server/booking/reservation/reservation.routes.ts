import {
  cancelRoomStay,
  discardReservation,
  getReservationCancellationPolicies,
  sendCancellationRequest,
} from '@stayfront/contract/cancel';
import { refuse } from '@stayfront/contract/problem';
import { confirmReservation } from '@stayfront/contract/confirm-reservation';
import { getReservation, sendBookingRequest } from '@stayfront/contract/reservation';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { describeHeldChange } from './describe-held-change.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import { isErasedLink } from './is-erased-link.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { receivedFor } from '../../payment/received-for.ts';
import { readPaidMoney } from '../../payment/read-paid-money.ts';
import { book, type BookingDeps } from './book.ts';
import { confirmByMail } from './confirm-by-mail.ts';
import { cancelReservation } from './cancel-reservation.ts';
import { cancelRoomStay as cancelOne } from './cancel-room-stay.ts';
import { describeCancellation } from './describe-cancellation.ts';
import { describeReservation } from './describe-reservation.ts';
import { discardReservation as discard } from './discard-reservation.ts';
import { findCardRequest } from './find-card-request.ts';
import { modify } from './modify.ts';
import { openByToken } from './open-by-token.ts';
import { lessPaidAtHotel } from './less-paid-at-hotel.ts';
import { withRefunds } from './with-refunds.ts';

type Deps = BookingDeps & { readonly readHotel: ReadHotel; now(): Instant };

export const reservationRoutes = (deps: Deps): Served[] => [
  serve(sendBookingRequest, async ({ params, body }, { idempotencyKey, address, keyHolder }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return body.requestType === 'Modify'
      ? modify(deps, hotel, { request: body, idempotencyKey }, deps.now())
      : book(deps, hotel, { request: body, idempotencyKey, address, isKeyed: keyHolder !== undefined }, deps.now());
  }),
  serve(getReservation, async ({ params, query }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const link = { reservationId: params.reservationId, token: query.t };
    const now = deps.now();
    const found = await inHotel(deps.db, params.hotelId, async (tx) => {
      const stored = await openByToken(tx, hotel, link, now, 'read');
      if (stored)
        return {
          stored,
          heldChange: await describeHeldChange(tx, stored, now),
          money: await readPaidMoney(tx, params.hotelId, stored.reservationId),
          request: await findCardRequest(tx, params.hotelId, stored.reservationId),
          received: await receivedFor(tx, params.hotelId, stored.reservationId),
        };
      return refuse((await isErasedLink(tx, params.hotelId, link)) ? 'reservation.erased' : 'reservation.unknown');
    });
    if ('refused' in found) return found;
    const described = describeReservation(
      hotel,
      found.stored,
      query.lang,
      await textsFor(query.lang, wordsOf(hotel)),
      now,
    );
    const { stored, received, request } = found;
    const left = lessPaidAtHotel(described, stored, received);
    return {
      ...withRefunds(left, stored, found.money),
      heldChange: found.heldChange,
      isCardAsked: request?.state === 'open',
    };
  }),
  serve(confirmReservation, async ({ params, body }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return confirmByMail(deps, hotel, { reservationId: params.reservationId, ...body }, deps.now());
  }),
  serve(cancelRoomStay, async ({ params, body }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return cancelOne(deps.db, hotel, { ...params, token: body.token }, deps.now());
  }),
  serve(getReservationCancellationPolicies, async ({ params, body }, { address }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const named = { email: body.reservationEmail, reservationId: body.reservationId, address };
    return describeCancellation(deps, hotel, named, body.lang, deps.now());
  }),
  serve(sendCancellationRequest, async ({ params, body }, { address }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const input = { email: body.reservationEmail, reservationId: body.reservationId, address };
    return cancelReservation(deps, hotel, input, deps.now());
  }),
  serve(discardReservation, async ({ params, body }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return discard(deps.db, hotel, { reservationId: params.reservationId, token: body.token }, deps.now());
  }),
];
