import { z } from 'zod';
import { Currency } from '../property/shapes.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, type Route } from '../route.ts';

const Rooms = z
  .array(z.int().min(0).max(99))
  .min(1, 'Name a room')
  .max(4)
  .optional()
  .meta({ description: 'Places of cancelled rooms (roomStayIndex); absent: those that were cancelled last' });

const CancellationUndone = z
  .object({
    reservationId: z.string(),
    status: z.literal('modify'),
    version: z.int(),
    roomStays: z.array(z.int()).meta({ description: 'The rooms that stand again, at the prices they had' }),
    hotelCurrency: Currency.meta({ description: 'Of all amounts' }),
    total: z.int().meta({ description: 'Of all rooms that stand now' }),
    feeLifted: z.int().meta({ description: 'What was kept for cancelling them, and is not any more' }),
    refunded: z.int().meta({
      description: 'What went back for the reservation so far, or is on its way: it is not called back',
    }),
    paid: z.int().meta({ description: 'Through the provider, without what went back' }),
    open: z
      .int()
      .meta({ description: 'What is still to be paid of all this, now, later or at the hotel; no local taxes' }),
    dueNow: z.int().meta({ description: 'Of it what had to be paid in advance' }),
  })
  .meta({ id: 'CancellationUndone' });

export const undoCancellation = {
  operationId: 'undoCancellation',
  noun: 'desk',
  summary: 'Let cancelled rooms stand again at their old prices, as long as they are free',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/cancellation/undo',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    version: z.int().min(1).meta({ description: 'The one that was looked at' }),
    roomStays: Rooms,
    tellsGuest: z.boolean().meta({ description: 'Whether the guest gets the confirmation once more' }),
  }),
  answer: CancellationUndone,
  status: 200,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.erased',
    'reservation.version',
    'reservation.expired',
    'room_stay.unknown',
    'cancellation.none',
    'cancellation.was_held',
    'sold_out',
    'idempotency.mismatch',
  ],
} satisfies Route;
