import { payChange } from '@stayfront/contract/change';
import { checkCard, getTransactionStatus, initPaymentTransaction, initSecureFields } from '@stayfront/contract/payment';
import { refuse } from '@stayfront/contract/problem';
import { getReservationPayment } from '@stayfront/contract/reservation-payment';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { beginReservationPayment } from './begin-reservation-payment.ts';
import { beginSecureFields } from '../../payment/begin-secure-fields.ts';
import { checkGuestCard } from '../../payment/check-guest-card.ts';
import { describeReservationPayment } from './describe-reservation-payment.ts';
import { payChange as pay } from './pay-change.ts';
import type { SettleDeps } from '../../payment/settle-payment.ts';
import { describeTransactionStatus } from './describe-transaction-status.ts';

type Deps = SettleDeps & {
  readonly readHotel: ReadHotel;
  readonly secret: string;
  readonly publicUrl: () => string;
  now(): Instant;
};

export const paymentRoutes = (deps: Deps): Served[] => [
  serve(initSecureFields, async ({ params, body }, { address }) => {
    const hotel = await deps.readHotel(params.hotelId);
    return hotel ? beginSecureFields(deps, hotel, { ...body, address }, deps.now()) : refuse('hotel.unknown');
  }),
  serve(checkCard, async ({ params, body }, { address }) => {
    const hotel = await deps.readHotel(params.hotelId);
    return hotel ? checkGuestCard(deps, hotel, { ...body, address }, deps.now()) : refuse('hotel.unknown');
  }),
  serve(initPaymentTransaction, async ({ params, body }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return beginReservationPayment(deps, hotel, { ...body, reservationId: params.reservationId }, deps.now());
  }),
  serve(payChange, async ({ params, body }) => {
    const hotel = await deps.readHotel(params.hotelId);
    return hotel ? pay(deps, hotel, { ...params, ...body }, deps.now()) : refuse('hotel.unknown');
  }),
  serve(getReservationPayment, async ({ params, query }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const link = { reservationId: params.reservationId, token: query.t };
    return describeReservationPayment(deps.db, hotel, link, deps.now());
  }),
  serve(getTransactionStatus, async ({ params, body }) => {
    const hotel = await deps.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const link = { reservationId: params.reservationId, token: body.token };
    return describeTransactionStatus(deps, hotel, link, deps.now());
  }),
];
