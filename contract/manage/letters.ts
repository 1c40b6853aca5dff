import { z } from 'zod';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, type Route } from '../route.ts';

const letters = ['confirmation', 'new-link'] as const;
export type HotelLetter = (typeof letters)[number];

export const sendLetter = {
  operationId: 'sendLetter',
  noun: 'management',
  summary: 'Write to the guest: the confirmation once more, or a new link that ends all earlier ones',
  method: 'POST',
  path: '/api/hotels/{hotelId}/manage/reservations/{reservationId}/letters',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    letter: z.enum(letters).meta({ description: 'new-link: for when somebody else has the guest’s link' }),
  }),
  answer: z.object({ reservationId: z.string(), letter: z.enum(letters) }).meta({ id: 'LetterTaken' }),
  status: 201,
  isIdempotent: true,
  needsKey: true,
  refusals: [
    'reservation.unknown',
    'reservation.cancelled',
    'reservation.held',
    'reservation.erased',
    'idempotency.key',
    'idempotency.mismatch',
  ],
} satisfies Route;
