import { z } from 'zod';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, type Route } from '../route.ts';

export const hotelLetters = ['confirmation', 'new-link', 'payment-link', 'card-link'] as const;
export type HotelLetter = (typeof hotelLetters)[number];

export const sendLetter = {
  operationId: 'sendLetter',
  noun: 'management',
  summary:
    'Write to the guest: the confirmation once more, a new link that ends all earlier ones, where to pay or where to give a card',
  method: 'POST',
  path: '/api/hotels/{hotelId}/manage/reservations/{reservationId}/letters',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    letter: z.enum(hotelLetters).meta({
      description:
        'new-link: for when somebody else has the guest’s link; payment-link: where what is due, or else all that is open, can be paid; card-link: where the card is given that was asked for',
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
    'card_request.unknown',
    'idempotency.mismatch',
  ],
} satisfies Route;
