import { z } from 'zod';
import { Day } from '../property/shapes.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, type Route } from '../route.ts';

const at = '/api/hotels/{hotelId}/desk/reservations/{reservationId}/card-requests';

export const askForCard = {
  operationId: 'askForCard',
  noun: 'desk',
  summary:
    'Ask the guest of a booking that stands for a card as guarantee, by a link and until a day; nothing is charged',
  method: 'POST',
  path: at,
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    dueOn: Day.meta({ description: 'Today or later, at the hotel. The link goes on working after it' }),
    tellsGuest: z.boolean().meta({
      description: 'Whether the letter with the link is sent; without it the guest finds it on the booking’s own page',
    }),
  }),
  answer: z
    .object({ reservationId: z.string(), requestId: z.string(), dueOn: z.string(), isGuestTold: z.boolean() })
    .meta({
      id: 'CardAskedFor',
      description:
        'What was asked for before, and is not given, is asked for no longer. A card that stands goes on standing until the other has come',
    }),
  status: 201,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.erased',
    'reservation.held',
    'reservation.not_held',
    'reservation.was_cancelled',
    'reservation.expired',
    'guarantee.not_kept',
    'letter.no_address',
    'idempotency.mismatch',
  ],
} satisfies Route;

export const withdrawCardRequest = {
  operationId: 'withdrawCardRequest',
  noun: 'desk',
  summary: 'Ask for a card no longer. Rooms that waited for it are booked without one',
  method: 'POST',
  path: `${at}/{requestId}/withdrawal`,
  params: ReservationParams.extend({ requestId: z.string().min(1).max(40) }),
  query: NoQuery,
  body: z.strictObject({
    tellsGuest: z.boolean().meta({
      description: 'Of rooms that waited: whether the confirmation is sent. Otherwise there is nothing to tell',
    }),
  }),
  answer: z
    .object({
      reservationId: z.string(),
      requestId: z.string(),
      isWithdrawn: z.literal(true),
      isBooked: z.boolean().meta({ description: 'Rooms had waited for the card, and are booked now' }),
    })
    .meta({ id: 'CardRequestWithdrawn' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: ['reservation.unknown', 'card_request.unknown', 'card_request.over', 'sold_out'],
} satisfies Route;
