import { z } from 'zod';
import { NoteText } from '../guest-info.ts';
import { Currency, Minor } from '../property/shapes.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, type Route } from '../route.ts';

export const refundForHotel = {
  operationId: 'refundForHotel',
  noun: 'desk',
  summary: 'Give back what came through the provider, in part or whole, to the ways it came',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/refunds',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    amount: Minor.min(1, 'Give back more than nothing'),
    movementId: z.string().min(1).max(40).optional().meta({
      description: 'Of which charge; absent: of the newest first, then of those before it',
    }),
    isOwedAgain: z.boolean().meta({
      description:
        'true: the guest pays it again in another way, and it is open. false: the house gives it. What was received too much is never open either way',
    }),
    reason: NoteText.max(200).meta({ description: 'For the house, in the history; nothing about the guest' }),
    tellsGuest: z.boolean().meta({ description: 'Whether the guest is written to once the money has gone back' }),
  }),
  answer: z
    .object({
      reservationId: z.string(),
      hotelCurrency: Currency,
      amount: z.int(),
      refunds: z
        .array(z.object({ movementId: z.string(), of: z.string(), amount: z.int() }))
        .meta({ description: 'One for each charge; the account says what becomes of them' }),
      received: z.int().meta({ description: 'What is left of what came, through the provider and at the hotel' }),
      open: z.int(),
    })
    .meta({ id: 'RefundedForHotel' }),
  status: 201,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: ['reservation.unknown', 'payment.unknown', 'refund.above', 'money.limit', 'idempotency.mismatch'],
} satisfies Route;
