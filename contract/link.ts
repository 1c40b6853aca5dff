import { z } from 'zod';
import { Email } from './guest-info.ts';
import { HotelParams } from './hotel.ts';
import { LanguageCode } from './property/texts.ts';
import { ReservationParams } from './reservation.ts';
import { NoQuery, type Route } from './route.ts';

/** Answers the same for any address, in the same time: who asks does not learn whether there is a booking. */
export const sendLostLinks = {
  operationId: 'sendLostLinks',
  noun: 'reservation',
  summary: 'Send the links of a guest’s coming bookings, if there are any, to the e-mail address they were made with',
  method: 'POST',
  path: '/api/hotels/{hotelId}/lost-links',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    email: Email,
    lang: LanguageCode.default('en').meta({ description: 'What the mail is written in' }),
  }),
  answer: z.object({ isTaken: z.literal(true) }).meta({ id: 'LostLinksTaken' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'too_many_requests'],
} satisfies Route;

export const resendConfirmation = {
  operationId: 'resendConfirmation',
  noun: 'reservation',
  summary: 'Send the confirmation once more, to the e-mail address of the reservation',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/confirmation-mails',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  answer: z.object({ reservationId: z.string(), isTaken: z.literal(true) }).meta({ id: 'ConfirmationTaken' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown', 'reservation.cancelled', 'reservation.held', 'too_many_requests'],
} satisfies Route;
