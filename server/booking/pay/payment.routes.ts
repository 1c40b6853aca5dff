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
import type { SettleMeans } from '../../payment/settle-payment.ts';
import { tellTransactionStatus } from './tell-transaction-status.ts';

type Means = SettleMeans & {
  readonly readHotel: ReadHotel;
  readonly secret: string;
  readonly publicUrl: () => string;
  now(): Instant;
};

export const paymentRoutes = (means: Means): Served[] => [
  serve(initSecureFields, async ({ params, body }, { address }) => {
    const hotel = await means.readHotel(params.hotelId);
    return hotel ? beginSecureFields(means, hotel, { ...body, address }, means.now()) : refuse('hotel.unknown');
  }),
  serve(checkCard, async ({ params, body }, { address }) => {
    const hotel = await means.readHotel(params.hotelId);
    return hotel ? checkGuestCard(means, hotel, { ...body, address }, means.now()) : refuse('hotel.unknown');
  }),
  serve(initPaymentTransaction, async ({ params, body }) => {
    const hotel = await means.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return beginReservationPayment(means, hotel, { ...body, reservationId: params.reservationId }, means.now());
  }),
  serve(payChange, async ({ params, body }) => {
    const hotel = await means.readHotel(params.hotelId);
    return hotel ? pay(means, hotel, { ...params, ...body }, means.now()) : refuse('hotel.unknown');
  }),
  serve(getReservationPayment, async ({ params, query }) => {
    const hotel = await means.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const link = { reservationId: params.reservationId, token: query.t };
    return describeReservationPayment(means.db, hotel, link, means.now());
  }),
  serve(getTransactionStatus, async ({ params, body }) => {
    const hotel = await means.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const link = { reservationId: params.reservationId, token: body.token };
    return tellTransactionStatus(means, hotel, link, means.now());
  }),
];
