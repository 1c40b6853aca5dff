import {
  discardChange,
  getChangeCalendar,
  getChangeOffers,
  getChangeStatus,
  getRoomStayServices,
  makeChange,
  quoteChange,
} from '@stayfront/contract/change';
import { guestsOf } from '@stayfront/contract/party';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import type { SettleDeps } from '../../payment/settle-payment.ts';
import { changeSeal } from './change-seal.ts';
import { discardChange as discard } from './discard-change.ts';
import { listStayServices } from './list-stay-services.ts';
import { makeChange as make } from './make-change.ts';
import { quoteChange as quote } from './quote-change.ts';
import { describeChangeCalendar, searchChange } from './search-change.ts';
import { describeChangeStatus } from './describe-change-status.ts';

type Deps = SettleDeps &
  OfferDeps & {
    readonly readHotel: ReadHotel;
    readonly secret: string;
    readonly publicUrl: () => string;
    now(): Instant;
  };

export function changeRoutes(deps: Deps): Served[] {
  const quoting = { db: deps.db, seal: deps.seal, changes: changeSeal(deps.secret) };
  return [
    serve(getChangeCalendar, async ({ params, query }) => {
      const hotel = await deps.readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const { reservationId } = params;
      const input = { reservationId, token: query.t, roomStayIndex: query.roomStayIndex ?? null };
      return describeChangeCalendar(deps, hotel, { ...input, guests: guestsOf(query) }, deps.now());
    }),
    serve(getChangeOffers, async ({ params, query }) => {
      const hotel = await deps.readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const input = {
        reservationId: params.reservationId,
        token: query.t,
        roomStayIndex: query.roomStayIndex ?? null,
        stay: { arrival: query.checkIn, departure: query.checkOut },
        guests: guestsOf(query),
        language: query.lang,
        promoCode: query.promoCode,
      };
      return searchChange(deps, hotel, input, deps.now());
    }),
    serve(getRoomStayServices, async ({ params, query }) => {
      const hotel = await deps.readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      return listStayServices(deps.db, hotel, { ...params, token: query.t, language: query.lang }, deps.now());
    }),
    serve(quoteChange, async ({ params, body }) => {
      const hotel = await deps.readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const { token, version, lang, services, roomStayIndex = null, reference = null } = body;
      const wish = { roomStayIndex, reference, services };
      const input = { reservationId: params.reservationId, token, version, wish, language: lang };
      return quote(quoting, hotel, input, deps.now());
    }),
    serve(makeChange, async ({ params, body }, { idempotencyKey }) => {
      const hotel = await deps.readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const agreed = { reservationId: params.reservationId, ...body };
      return make(quoting, hotel, agreed, idempotencyKey, deps.now());
    }),
    serve(getChangeStatus, async ({ params, body }) => {
      const hotel = await deps.readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      return describeChangeStatus(deps, hotel, { ...params, token: body.token }, deps.now());
    }),
    serve(discardChange, async ({ params, body }) => {
      const hotel = await deps.readHotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      return discard(deps.db, hotel, { ...params, token: body.token }, deps.now());
    }),
  ];
}
