import { z } from 'zod';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

export const eraseGuestData = {
  operationId: 'eraseGuestData',
  noun: 'management',
  summary: 'Forget the guest of a reservation that is over or cancelled; rooms, amounts and history stay',
  method: 'DELETE',
  path: '/api/hotels/{hotelId}/manage/reservations/{reservationId}/guest',
  params: ReservationParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ reservationId: z.string(), erasedAt: z.iso.datetime() }).meta({ id: 'GuestErased' }),
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: ['reservation.unknown', 'reservation.held', 'reservation.awaited'],
} satisfies Route;
