import { z } from 'zod';
import { HotelParams } from './hotel.ts';
import { Currency } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { Email } from './guest-info.ts';
import { KnownCard } from './known-card.ts';
import { ReservationParams } from './reservation.ts';
import { RoomStayIndex } from './room-stay-index.ts';
import { NoQuery, type Route } from './route.ts';

const Token = z.string().min(1).max(200);

/** What goes back of the money that was paid, and where to. By when, the hotel’s config says (refundDays). */
const refunded = {
  refund: z.int().meta({ description: 'What goes back to the guest, in the hotel’s currency' }),
  refundCard: KnownCard.nullable().meta({ description: 'The card that was paid with, where it is known' }),
};

const Cancelled = z
  .object({
    reservationId: z.string(),
    status: z
      .enum(['cancel', 'modify'])
      .meta({ description: 'modify while other rooms of the reservation stay booked' }),
    cancellationFee: z.int().meta({ description: 'What the hotel keeps, in the hotel’s currency' }),
    hotelCurrency: Currency,
    currency: Currency.meta({ description: 'The guest’s, in which the amounts below are' }),
    totalPrice: z.int().meta({ description: 'What the rooms that were cancelled had cost, services included' }),
    totalVat: z.int().meta({ description: 'Inside that price' }),
    roomVat: z.int().meta({ description: 'Of the nights alone' }),
    keptPrice: z.int().meta({ description: 'What the hotel keeps of it' }),
    ...refunded,
  })
  .meta({ id: 'Cancelled' });
export type Cancelled = z.infer<typeof Cancelled>;

export const cancelRoomStay = {
  operationId: 'cancelRoomStay',
  noun: 'reservation',
  summary: 'Cancel one room of a reservation that has several',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/room-stays/{roomStayIndex}/cancellation',
  params: ReservationParams.extend({ roomStayIndex: RoomStayIndex }),
  query: NoQuery,
  body: z.strictObject({ token: Token }),
  answer: Cancelled,
  status: 200,
  isIdempotent: false,
  refusals: [
    'hotel.unknown',
    'reservation.unknown',
    'reservation.was_cancelled',
    'reservation.held',
    'reservation.expired',
    'room_stay.unknown',
    'room_stay.last',
  ],
} satisfies Route;

const ReservationNamed = z.strictObject({
  reservationEmail: Email,
  reservationId: z.string().min(1).max(40),
});

const namedRefusals = [
  'hotel.unknown',
  'reservation.missing',
  'reservation.email_mismatch',
  'reservation.cancelled',
  'reservation.expired',
  'too_many_requests',
] as const;

const CancellationTerms = z
  .object({
    reservationId: z.string(),
    nbRooms: z.int(),
    startDate: z.string(),
    endDate: z.string(),
    totalPrice: z.int(),
    currency: Currency.meta({ description: 'The guest’s' }),
    text: z.string().meta({ description: 'The policies of its rooms, in the guest’s language' }),
    cancellationFee: z.int().meta({ description: 'What the hotel would keep now, in the hotel’s currency' }),
    hotelCurrency: Currency,
    ...refunded,
  })
  .meta({ id: 'CancellationTerms' });
export type CancellationTerms = z.infer<typeof CancellationTerms>;

/** A POST, though it changes nothing: an e-mail address does not belong into an address. */
export const getReservationCancellationPolicies = {
  operationId: 'getReservationCancellationPolicies',
  noun: 'reservation',
  summary: 'What cancelling a whole reservation would cost now, for whoever knows its reference and e-mail address',
  method: 'POST',
  path: '/api/hotels/{hotelId}/cancellations/terms',
  params: HotelParams,
  query: NoQuery,
  body: ReservationNamed.extend({ lang: LanguageCode.default('en') }),
  answer: CancellationTerms,
  status: 200,
  isIdempotent: false,
  limitedAs: 'cancel',
  refusals: namedRefusals,
} satisfies Route;

export const sendCancellationRequest = {
  operationId: 'sendCancellationRequest',
  noun: 'reservation',
  summary: 'Cancel a whole reservation by its reference and the guest’s e-mail address',
  method: 'POST',
  path: '/api/hotels/{hotelId}/cancellations',
  params: HotelParams,
  query: NoQuery,
  body: ReservationNamed,
  answer: Cancelled,
  status: 200,
  isIdempotent: false,
  limitedAs: 'cancel',
  refusals: namedRefusals,
} satisfies Route;

export const discardReservation = {
  operationId: 'discardReservation',
  noun: 'reservation',
  summary: 'Give back the rooms of a reservation that was not paid for',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/discard',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({ token: Token }),
  answer: z.object({ reservationId: z.string(), status: z.literal('discarded') }).meta({ id: 'Discarded' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown', 'reservation.not_held'],
} satisfies Route;
