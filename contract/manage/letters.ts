import { z } from 'zod';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, type Route } from '../route.ts';

export const hotelLetters = ['confirmation', 'new-link', 'payment-link'] as const;
export type HotelLetter = (typeof hotelLetters)[number];

export const sendLetter = {
  operationId: 'sendLetter',
  noun: 'management',
  summary: 'Write to the guest: the confirmation once more, a new link that ends all earlier ones, or where to pay',
  method: 'POST',
  path: '/api/hotels/{hotelId}/manage/reservations/{reservationId}/letters',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    letter: z.enum(hotelLetters).meta({
      description:
        'new-link: for when somebody else has the guest’s link; payment-link: where what is due, or else all that is open, can be paid',
    }),
  }),
  answer: z.object({ reservationId: z.string(), letter: z.enum(hotelLetters) }).meta({ id: 'LetterTaken' }),
  status: 201,
  isIdempotent: true,
  needsKey: true,
  refusals: [
    'reservation.unknown',
    'reservation.cancelled',
    'reservation.held',
    'reservation.erased',
    'reservation.not_held',
    'reservation.expired',
    'payment.processed',
    'payment.unavailable',
    'idempotency.mismatch',
  ],
} satisfies Route;
