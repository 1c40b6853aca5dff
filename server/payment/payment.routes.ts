import { getTransactionStatus, initPaymentTransaction } from '@stayfront/contract/payment';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ReadHotel } from '../hotel/hotel.store.ts';
import { serve, type Served } from '../http/answer-route.ts';
import { beginReservationPayment } from './begin-reservation-payment.ts';
import type { SettleMeans } from './settle-payment.ts';
import { tellTransactionStatus } from './tell-transaction-status.ts';

type Means = SettleMeans & { readonly readHotel: ReadHotel; readonly publicUrl: () => string; now(): Instant };

export const paymentRoutes = (means: Means): Served[] => [
  serve(initPaymentTransaction, async ({ params, body }) => {
    const hotel = await means.readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return beginReservationPayment(means, hotel, { ...body, reservationId: params.reservationId }, means.now());
  }),
  serve(getTransactionStatus, async ({ params, body }) => {
    if (!(await means.readHotel(params.hotelId))) return refuse('hotel.unknown');
    return tellTransactionStatus(means, { ...params, token: body.token }, means.now());
  }),
];
