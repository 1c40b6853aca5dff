import { z } from 'zod';
import { AgesParameter } from './ages.ts';
import { Calendar } from './calendar.ts';
import { DueLaterLines } from './deposit.ts';
import { Availabilities } from './offer.ts';
import { PaymentBegun } from './payment.ts';
import { Currency } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { Quoted } from './quoted.ts';
import { ReservationParams, ReservedRoomStay } from './reservation.ts';
import { RoomStayIndex } from './room-stay-index.ts';
import { NoQuery, Nothing, type Route } from './route.ts';
import { checkNights, GuestCount, SearchQuery, StayQuery } from './search-query.ts';
import { ChosenServiceShape, Services } from './service.ts';

const Token = z.string().min(1).max(200);

/** Which room is to be another one; left out, a room is added. */
const WhichRoom = RoomStayIndex.optional().meta({ description: 'The room to change; left out, a room is added' });

const reachRefusals = [
  'hotel.unknown',
  'hotel.maintenance',
  'reservation.unknown',
  'reservation.was_cancelled',
  'reservation.held',
  'reservation.expired',
  'room_stay.unknown',
  'rooms.count',
] as const;

export const getChangeCalendar = {
  operationId: 'getChangeCalendar',
  noun: 'change',
  summary: 'The calendar for a room that is to be changed: its own nights count as free',
  method: 'GET',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/change/calendar',
  params: ReservationParams,
  query: z.strictObject({
    t: Token,
    roomStayIndex: WhichRoom,
    nbAdults: GuestCount(2),
    nbChildren: GuestCount(0),
    nbInfants: GuestCount(0),
    ages: AgesParameter,
  }),
  body: Nothing,
  answer: Calendar,
  status: 200,
  isIdempotent: false,
  refusals: [...reachRefusals, 'guests.bounds', 'currency.unsupported'],
} satisfies Route;

export const getChangeOffers = {
  operationId: 'getChangeOffers',
  noun: 'change',
  summary: 'Which rooms a guest could have instead of a booked one, or beside it: its own nights count as free',
  method: 'GET',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/change/offers',
  params: ReservationParams,
  query: StayQuery.omit({ currency: true })
    .extend({ t: Token, roomStayIndex: WhichRoom, promoCode: SearchQuery.shape.promoCode })
    .superRefine(checkNights),
  body: Nothing,
  answer: Availabilities,
  status: 200,
  isIdempotent: false,
  limitedAs: 'search',
  refusals: [...reachRefusals, 'date.past', 'date.range', 'guests.bounds', 'currency.unsupported'],
} satisfies Route;

export const getRoomStayServices = {
  operationId: 'getRoomStayServices',
  noun: 'change',
  summary: 'The services that a booked room can have, with what it has as the default',
  method: 'GET',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/room-stays/{roomStayIndex}/services',
  params: ReservationParams.extend({ roomStayIndex: RoomStayIndex }),
  query: z.strictObject({ t: Token, lang: LanguageCode.catch('en').default('en') }),
  body: Nothing,
  answer: Services,
  status: 200,
  isIdempotent: false,
  refusals: reachRefusals,
} satisfies Route;

export const ChangeTerms = z
  .object({
    totalBefore: z.int().meta({ description: 'What all rooms of the reservation cost as booked' }),
    totalAfter: z.int().meta({ description: 'What they would cost' }),
    paid: z.int().meta({ description: 'What has been paid online, without what went back' }),
    fee: z.int().meta({ description: 'What the change itself costs, by the policy of what is given up' }),
    payNow: z.int().meta({ description: 'Above 0 the change is held until it is paid' }),
    refund: z.int().meta({ description: 'What goes back to where it was paid from' }),
    dueLater: DueLaterLines,
    dueAtHotel: z.int().meta({ description: 'What is left to pay at the hotel, local taxes aside' }),
  })
  .meta({ id: 'ChangeTerms', description: 'In the hotel’s currency' });
export type ChangeTerms = z.infer<typeof ChangeTerms>;

export const ChangeQuote = z
  .object({
    change: z.string().meta({ description: 'The signed quote; send it back to make exactly this change' }),
    expiresAt: z.iso.datetime(),
    isSame: z.boolean().meta({ description: 'It comes to what is booked: there is nothing to change' }),
    before: ReservedRoomStay.nullable().meta({ description: 'Null where a room is added' }),
    after: ReservedRoomStay,
    currency: Currency.meta({ description: 'The guest’s, of the rooms' }),
    hotelCurrency: Currency,
    terms: ChangeTerms,
  })
  .meta({ id: 'ChangeQuote' });
export type ChangeQuote = z.infer<typeof ChangeQuote>;

/** A POST, because a quote is too long for an address. */
export const quoteChange = {
  operationId: 'quoteChange',
  noun: 'change',
  summary: 'What a change would cost; nothing is changed',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/change/quote',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    token: Token,
    version: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Refuse if the reservation has changed since this version' }),
    roomStayIndex: z
      .int()
      .min(0)
      .max(99)
      .optional()
      .meta({ description: 'The room to change; left out, a room is added' }),
    reference: Quoted.optional().meta({ description: 'The new room; left out, the booked one is kept at its price' }),
    services: z.array(ChosenServiceShape).max(50).default([]),
    lang: LanguageCode.default('en'),
  }),
  answer: ChangeQuote,
  status: 200,
  isIdempotent: false,
  limitedAs: 'booking',
  refusals: [
    ...reachRefusals,
    'reservation.version',
    'quote.invalid',
    'quote.expired',
    'rate.changed',
    'price.changed',
    'service.quantity',
    'currency.mixed',
    'payment.unavailable',
  ],
} satisfies Route;

export const ChangeMade = z
  .object({
    reservationId: z.string(),
    changeId: z.string().nullable().meta({ description: 'Null where there was nothing to change' }),
    status: z.enum(['made', 'held', 'ended']).meta({
      description: 'held: the old room stays booked and the new one is kept until it is paid. ended: nothing changed',
    }),
    version: z.int(),
    hotelCurrency: Currency,
    terms: ChangeTerms,
    holdExpiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ChangeMade' });
export type ChangeMade = z.infer<typeof ChangeMade>;

export const makeChange = {
  operationId: 'makeChange',
  noun: 'change',
  summary: 'Make a quoted change, all of it or nothing; what is to be paid first is held',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/changes',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({ token: Token, change: z.string().min(1).max(60_000) }),
  answer: ChangeMade,
  status: 201,
  isIdempotent: true,
  limitedAs: 'booking',
  refusals: [...quoteChange.refusals, 'sold_out', 'idempotency.mismatch'],
} satisfies Route;

const ChangeParams = ReservationParams.extend({ changeId: z.string().min(1).max(40) });

export const payChange = {
  operationId: 'payChange',
  noun: 'change',
  summary: 'Begin to pay for a held change; begun twice it is one payment',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/changes/{changeId}/payment',
  params: ChangeParams,
  query: NoQuery,
  body: z.strictObject({
    token: Token,
    profileId: z.uuid().meta({ description: 'The guest at the provider; kept by the guest’s browser' }),
    amount: z.int().min(1).meta({ description: 'What the guest has seen as due; another amount is refused' }),
    isSessionOver: z.boolean().default(false).meta({
      description: 'The provider’s session that this page was given has ended: begin a new one for the same amount',
    }),
  }),
  answer: PaymentBegun,
  status: 200,
  isIdempotent: false,
  limitedAs: 'booking',
  refusals: [
    'hotel.unknown',
    'reservation.unknown',
    'change.unknown',
    'change.not_held',
    'price.changed',
    'payment.unavailable',
    'payment.processed',
    'payment.not_begun',
    'payment.tries',
  ],
} satisfies Route;

/** A POST: it asks the provider and acts on the answer, and following a link must never do that. */
export const getChangeStatus = {
  operationId: 'getChangeStatus',
  noun: 'change',
  summary: 'What became of a change and of its payment, as the provider says now',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/changes/{changeId}/status',
  params: ChangeParams,
  query: NoQuery,
  body: z.strictObject({ token: Token }),
  answer: ChangeMade.extend({
    payment: z
      .enum(['none', 'success', 'pending', 'fail'])
      .meta({ description: 'none where nothing was to be paid, or no payment was begun' }),
  }).meta({ id: 'ChangeStatus' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown', 'change.unknown'],
} satisfies Route;

export const discardChange = {
  operationId: 'discardChange',
  noun: 'change',
  summary: 'Let go of a held change: the booking stays as it was',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/changes/{changeId}/discard',
  params: ChangeParams,
  query: NoQuery,
  body: z.strictObject({ token: Token }),
  answer: ChangeMade,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown', 'change.unknown', 'change.not_held'],
} satisfies Route;
