import { reservationStatuses } from '@stayfront/rules/booking/status';
import { payingStates } from '@stayfront/rules/payment/paying-state';
import { transactionStatuses } from '@stayfront/rules/payment/transaction-status';
import { z } from 'zod';
import { DueLaterLines } from './deposit.ts';
import { Currency } from './property/shapes.ts';
import { ReservationParams } from './reservation.ts';
import { Nothing, type Route } from './route.ts';

const PaymentChoice = z
  .object({
    kind: z.enum(['due', 'full']).meta({ description: 'What has to be paid in advance, or all that is still open' }),
    amount: z.int(),
  })
  .meta({ id: 'PaymentChoice' });
export type PaymentChoice = z.infer<typeof PaymentChoice>;

const ReservationPayment = z
  .object({
    reservationId: z.string(),
    status: z.enum(reservationStatuses),
    state: z.enum(payingStates).meta({
      description:
        'settled: nothing is open; expired: the hold or the time before check-in is over; unavailable: the hotel takes no payment online',
    }),
    hotelCurrency: Currency.meta({ description: 'Of all amounts here: what is charged is charged in it' }),
    total: z.int().meta({ description: 'Of the rooms that stand' }),
    keptFees: z.int().meta({ description: 'Kept for cancelled rooms and for changes' }),
    paid: z.int().meta({ description: 'Without what went back' }),
    dueNow: z.int(),
    dueLater: DueLaterLines,
    dueAtHotel: z.int(),
    localTax: z.int().meta({ description: 'Collected at check-in, beside the total' }),
    choices: z.array(PaymentChoice).meta({ description: 'What may be paid now; send its amount to begin' }),
    attempt: z
      .enum(transactionStatuses)
      .nullable()
      .meta({ description: 'What became of the payment that was begun last, as far as is known' }),
  })
  .meta({ id: 'ReservationPayment' });
export type ReservationPayment = z.infer<typeof ReservationPayment>;

export const getReservationPayment = {
  operationId: 'getReservationPayment',
  noun: 'payment',
  summary: 'What is paid of a reservation, what is due now and what at the hotel, for whoever holds its token',
  method: 'GET',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/payment',
  params: ReservationParams,
  query: z.strictObject({ t: z.string().min(1).max(200) }),
  body: Nothing,
  answer: ReservationPayment,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown'],
} satisfies Route;
