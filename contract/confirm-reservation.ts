import { z } from 'zod';
import { ReservationParams } from './reservation.ts';
import { NoQuery, type Route } from './route.ts';

export const confirmReservation = {
  operationId: 'confirmReservation',
  noun: 'reservation',
  summary: 'Confirm a booking that waits for it, with the code in the link of the mail',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/confirmation',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({ token: z.string().min(1).max(200), code: z.string().min(1).max(200) }),
  answer: z.object({ reservationId: z.string(), status: z.literal('book') }).meta({ id: 'ReservationConfirmed' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown', 'reservation.not_held', 'sold_out'],
} satisfies Route;
