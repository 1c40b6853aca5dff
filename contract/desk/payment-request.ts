import { z } from 'zod';
import { Currency, Day, Minor } from '../property/shapes.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const at = '/api/hotels/{hotelId}/desk/reservations/{reservationId}/payment-requests';

export const askForPayment = {
  operationId: 'askForPayment',
  noun: 'desk',
  summary: 'Write to the guest to pay an amount by the link until a day; the link asks for exactly that, once',
  method: 'POST',
  path: at,
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    amount: Minor.min(1, 'Ask for more than nothing').meta({
      description: 'At most what is open; local taxes are not among it',
    }),
    dueOn: Day.meta({ description: 'Today or later, at the hotel. The link goes on working after it' }),
  }),
  answer: z
    .object({
      reservationId: z.string(),
      requestId: z.string(),
      amount: z.int(),
      hotelCurrency: Currency,
      dueOn: z.string(),
    })
    .meta({
      id: 'PaymentAskedFor',
      description: 'One that was asked for before, and is not paid, is not asked for any more',
    }),
  status: 201,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.erased',
    'reservation.held',
    'reservation.not_held',
    'payment.above_open',
    'payment.processed',
    'payment.unavailable',
    'letter.no_address',
    'idempotency.mismatch',
  ],
} satisfies Route;

export const withdrawPaymentRequest = {
  operationId: 'withdrawPaymentRequest',
  noun: 'desk',
  summary: 'Ask for it no longer: the guest’s link shows what is open again',
  method: 'DELETE',
  path: `${at}/{requestId}`,
  params: ReservationParams.extend({ requestId: z.string().min(1).max(40) }),
  query: NoQuery,
  body: Nothing,
  answer: z.object({ reservationId: z.string(), requestId: z.string(), isWithdrawn: z.literal(true) }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: ['reservation.unknown', 'payment.unknown', 'payment.processed'],
} satisfies Route;
