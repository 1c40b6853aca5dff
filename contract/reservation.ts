import { reservationStatuses } from '@stayfront/rules/booking/status';
import { z } from 'zod';
import { HotelParams } from './hotel.ts';
import { GuaranteeType } from './property/selling.ts';
import { Currency, HotelId } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { GuestInfo } from './guest-info.ts';
import { Nothing, type Route } from './route.ts';
import { CancellationConditions } from './offer.ts';

export const BookingRequest = z.strictObject({
  requestType: z.literal('Book'),
  reservation: z.strictObject({
    sessionId: z.string().regex(/^[A-Za-z0-9]{16}$/, 'A session id has 16 letters and digits'),
    roomStays: z
      // A quote has a price for each night: the longest stay that can be searched must fit.
      .array(z.strictObject({ reference: z.string().min(1).max(20_000) }))
      .min(1, 'Choose at least one room')
      .max(4, 'A reservation has at most four rooms'),
    guestInfo: GuestInfo,
    lang: LanguageCode.default('en'),
  }),
});
export type BookingRequest = z.infer<typeof BookingRequest>;

export const BookingAnswer = z
  .object({
    status: z.literal('book'),
    reservationId: z.string().meta({ example: 'SB4-K7QM2XH9RD' }),
    token: z.string().meta({ description: 'Opens the reservation without a login; keep it secret' }),
    createDateTime: z.iso.datetime(),
  })
  .meta({ id: 'BookingAnswer' });
export type BookingAnswer = z.infer<typeof BookingAnswer>;

export const sendBookingRequest = {
  operationId: 'sendBookingRequest',
  noun: 'reservation',
  summary: 'Book the quoted rooms: all of them or none',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations',
  params: HotelParams,
  query: z.strictObject({}),
  body: BookingRequest,
  answer: BookingAnswer,
  status: 201,
  isIdempotent: true,
  refusals: [
    'hotel.unknown',
    'hotel.maintenance',
    'quote.invalid',
    'quote.expired',
    'rate.changed',
    'sold_out',
    'payment.unavailable',
    'idempotency.key',
    'idempotency.mismatch',
  ],
} satisfies Route;

const ReservedRoomStay = z
  .object({
    roomStayIndex: z.int(),
    guestRoomId: z.string(),
    roomTypeName: z.string(),
    ratePlanName: z.string(),
    guaranteeType: GuaranteeType,
    startDate: z.string(),
    endDate: z.string(),
    nbNights: z.int(),
    nbAdults: z.int(),
    nbChildren: z.int(),
    nbInfants: z.int(),
    totalPrice: z.int(),
    totalDiscount: z.int(),
    totalVat: z.int(),
    totalLocalTax: z.int(),
    cancellationConditions: CancellationConditions,
  })
  .meta({ id: 'ReservedRoomStay' });

export const Reservation = z
  .object({
    hotelId: HotelId,
    reservationId: z.string(),
    status: z.enum(reservationStatuses),
    createDateTime: z.iso.datetime(),
    currency: Currency,
    totalPrice: z.int(),
    totalVat: z.int(),
    totalLocalTax: z.int(),
    payableNow: z.int(),
    payableAtHotel: z.int(),
    guestInfo: GuestInfo,
    roomStays: z.array(ReservedRoomStay),
  })
  .meta({ id: 'Reservation' });
export type Reservation = z.infer<typeof Reservation>;

export const getReservation = {
  operationId: 'getReservation',
  noun: 'reservation',
  summary: 'A reservation, for whoever holds its token',
  method: 'GET',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}',
  params: HotelParams.extend({ reservationId: z.string().min(1).max(40) }),
  query: z.strictObject({ t: z.string().min(1).max(200), lang: LanguageCode.catch('en').default('en') }),
  body: Nothing,
  answer: Reservation,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown'],
} satisfies Route;
