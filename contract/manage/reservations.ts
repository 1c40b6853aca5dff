import { providerNames } from '@stayfront/rules/payment/providers';
import { actors } from '@stayfront/rules/booking/actor';
import { z } from 'zod';
import { GuestInfo } from '../guest-info.ts';
import { HotelParams } from '../hotel.ts';
import { LanguageCode } from '../property/texts.ts';
import { ChannelParameters, Reservation, ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

export const ReservationEvent = z
  .object({
    eventId: z.int(),
    happenedAt: z.iso.datetime(),
    who: z.enum(actors).meta({ description: 'Whose doing it was; system: the engine by itself' }),
    what: z.string().meta({ description: 'What happened: book, modify, cancel …', example: 'book' }),
    total: z.int().nullable().meta({
      description: 'What the rooms that stood after it cost, in the hotel’s currency; null where it changed none',
    }),
    detail: z.record(z.string(), z.unknown()).meta({ description: 'Fees, refunds, payments; nothing about the guest' }),
  })
  .meta({ id: 'ReservationEvent' });
export type ReservationEvent = z.infer<typeof ReservationEvent>;

const Guarantee = z
  .object({
    provider: z.enum(providerNames),
    instrumentId: z.string().meta({ description: 'What the provider calls the card: charge it there, by its rules' }),
    brand: z.string().nullable(),
    suffix: z.string().nullable().meta({ description: 'The last four digits', example: '1111' }),
    expiryMonth: z.string().nullable(),
    expiryYear: z.string().nullable(),
  })
  .meta({ id: 'Guarantee', description: 'The card that stands for the booking; its number is known to nobody here' });

/** A reservation as the hotel sees it: as the guest does, with where it came from and all that happened to it. */
export const HotelReservation = Reservation.extend({
  guestInfo: GuestInfo.nullable().meta({ description: 'Null once it was erased' }),
  erasedAt: z.iso.datetime().nullable(),
  language: LanguageCode,
  channelParameters: ChannelParameters,
  guarantee: Guarantee.nullable(),
  events: z
    .array(ReservationEvent)
    .meta({ description: 'All that happened, the oldest first. Nothing in it is ever changed' }),
}).meta({ id: 'HotelReservation' });
export type HotelReservation = z.infer<typeof HotelReservation>;

export const ReservationPage = z
  .object({
    reservations: z.array(HotelReservation),
    cursor: z.string().meta({ description: 'Send it as `since` to go on from here, now or tomorrow' }),
    hasMore: z.boolean(),
  })
  .meta({ id: 'ReservationPage' });
export type ReservationPage = z.infer<typeof ReservationPage>;

export const listReservations = {
  operationId: 'listReservations',
  noun: 'management',
  summary: 'Reservations that something has happened to since the cursor, each once, as they stand now',
  method: 'GET',
  path: '/api/hotels/{hotelId}/manage/reservations',
  params: HotelParams,
  query: z.strictObject({
    since: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'The cursor of the answer before; absent: from the first' }),
    limit: z
      .union([z.int().min(1).max(200), z.string().regex(/^([1-9]\d?|1\d\d|200)$/, 'Write a number from 1 to 200')])
      .transform(Number)
      .default(100)
      .meta({ description: 'How many happenings are looked at, at most 200' }),
  }),
  body: Nothing,
  answer: ReservationPage,
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: ['cursor.invalid'],
} satisfies Route;

export const getHotelReservation = {
  operationId: 'getHotelReservation',
  noun: 'management',
  summary: 'One reservation with all that happened to it',
  method: 'GET',
  path: '/api/hotels/{hotelId}/manage/reservations/{reservationId}',
  params: ReservationParams,
  query: NoQuery,
  body: Nothing,
  answer: HotelReservation,
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: ['reservation.unknown'],
} satisfies Route;
