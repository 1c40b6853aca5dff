import { z } from 'zod';
import { HotelParams } from './hotel.ts';
import { WebAddress } from './property/shapes.ts';
import { ReservationParams } from './reservation.ts';
import { NoQuery, type Route } from './route.ts';

export const makeHandover = {
  operationId: 'makeHandover',
  noun: 'reservation',
  summary: 'Lead a guest who paid on a page of ours back to the hotel’s own page, where its frame shows the booking',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/handovers',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    token: z.string().min(1).max(200),
    page: WebAddress.max(2000).meta({ description: 'On one of the sites that the hotel lists in `embedOrigins`' }),
  }),
  answer: z
    .object({
      address: z.url().meta({ description: 'The page, with a code behind the hash that works once, for five minutes' }),
    })
    .meta({ id: 'Handover' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown', 'embed.origin'],
} satisfies Route;

export const takeHandover = {
  operationId: 'takeHandover',
  noun: 'reservation',
  summary: 'The reservation that a code stands for; a code works once',
  method: 'POST',
  path: '/api/hotels/{hotelId}/handovers',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({ code: z.string().regex(/^[\w-]{20,100}$/) }),
  answer: z.object({ reservationId: z.string(), token: z.string() }).meta({ id: 'TakenHandover' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown'],
} satisfies Route;
