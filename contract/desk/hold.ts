import { z } from 'zod';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, type Route } from '../route.ts';

export const moveHold = {
  operationId: 'moveHold',
  noun: 'desk',
  summary: 'Keep the rooms of a reservation that is not paid or confirmed yet for longer, or for a shorter time',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/hold',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    heldUntil: z.iso.datetime().meta({ description: 'To come, and two weeks ahead at most' }),
    tellsGuest: z.boolean().meta({ description: 'Whether the guest is written to where and until when to pay' }),
  }),
  answer: z
    .object({
      reservationId: z.string(),
      holdExpiresAt: z.iso.datetime(),
      before: z.iso.datetime().meta({ description: 'When it was to end' }),
    })
    .meta({
      id: 'HoldMoved',
      description: 'The rooms are kept until then, also where the hold had ended or had kept none: they were free',
    }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.erased',
    'reservation.not_held',
    'sold_out',
    'letter.no_address',
    'payment.processed',
    'payment.unavailable',
  ],
} satisfies Route;
