import { z } from 'zod';
import { Ages } from '../ages.ts';
import { NoteText } from '../guest-info.ts';
import { ChangeTerms } from '../change.ts';
import { WhyNothing } from '../offer.ts';
import { Currency, Day, Minor, Slug } from '../property/shapes.ts';
import { LanguageCode } from '../property/texts.ts';
import { ReservationParams } from '../reservation.ts';
import { RoomStayIndex } from '../room-stay-index.ts';
import { NoQuery, type Route } from '../route.ts';
import { HandPricesShape } from './booking.ts';

const Count = z.int().min(0).max(99);

const HotelChangeWish = z
  .strictObject({
    version: z.int().min(1).meta({ description: 'The one that was looked at' }),
    checkIn: Day.optional(),
    checkOut: Day.optional(),
    roomId: Slug.optional(),
    ratePlanId: Slug.optional(),
    party: z.strictObject({ nbAdults: Count, nbChildren: Count, nbInfants: Count, ages: Ages }).optional(),
    services: z
      .array(z.strictObject({ serviceId: z.string().min(1).max(40), quantity: z.int().min(0).max(99) }))
      .max(50)
      .optional()
      .meta({ description: 'All that the room is to have' }),
    nightPrices: HandPricesShape.optional(),
    fee: z
      .union([z.literal('policy'), z.strictObject({ minor: Minor })])
      .default('policy')
      .meta({
        description: 'What the change costs: policy, or an amount that is not more. Less is a manager’s to give',
      }),
    way: z.enum(['hotel', 'link', 'none']).default('none').meta({
      description:
        'How what the room costs more is paid. hotel: at the hotel. link: in advance, and the guest is written to where. none: as the rate says, and nothing is asked for now',
    }),
    surplus: z.enum(['refund', 'leave']).default('refund').meta({
      description: 'What becomes of money that was paid and is not needed any more: it goes back, or stays as a credit',
    }),
    lang: LanguageCode.default('en').meta({ description: 'Of the names in the answer' }),
  })
  .meta({ id: 'HotelChangeWish', description: 'How the room is to be; what is left out stays as it is' });
export type HotelChangeWish = z.infer<typeof HotelChangeWish>;

const ChangedStay = z
  .object({
    checkIn: z.string(),
    checkOut: z.string(),
    roomId: z.string(),
    roomName: z.string(),
    ratePlanId: z.string(),
    ratePlanName: z.string(),
    nbAdults: z.int(),
    nbChildren: z.int(),
    nbInfants: z.int(),
    ages: Ages,
    services: z.array(z.object({ serviceId: z.string(), name: z.string(), quantity: z.int(), total: z.int() })),
    nights: z
      .array(z.object({ date: z.string(), price: z.int() }))
      .meta({ description: 'What is paid for each, discounts taken off' }),
    total: z.int().meta({ description: 'Nights and services' }),
    localTax: z.int().meta({ description: 'Collected at the hotel, beside the total' }),
    freeUntil: z.iso.datetime().nullable().meta({ description: 'Until when cancelling is free; null: it never is' }),
  })
  .meta({ id: 'ChangedStay' });
export type ChangedStay = z.infer<typeof ChangedStay>;

const amount = z.int().nullable().meta({ description: 'Null where there is none' });
const ChangedLine = z
  .object({
    kind: z.enum(['night', 'service']),
    id: z.string().meta({ description: 'The night, or the service' }),
    name: z.string().meta({ description: 'Of the service; empty for a night' }),
    before: amount,
    after: amount,
  })
  .meta({ id: 'ChangedLine', description: 'One line of the bill that becomes another, is added or goes' });
export type ChangedLine = z.infer<typeof ChangedLine>;

export const HotelChangeTerms = ChangeTerms.extend({
  policyFee: z.int().meta({ description: 'What the policy takes for the change; fee is what is taken' }),
  credit: z.int().meta({ description: 'Paid money that is not needed any more and stays' }),
}).meta({
  id: 'HotelChangeTerms',
  description:
    'In the hotel’s currency. Nothing is held: payNow is what the change makes due in advance, dueAtHotel what is paid there',
});
export type HotelChangeTerms = z.infer<typeof HotelChangeTerms>;

const HotelChangeQuote = z
  .object({
    change: z.string().meta({ description: 'The signed quote; send it back to make exactly this change' }),
    expiresAt: z.iso.datetime(),
    version: z.int(),
    isSame: z.boolean().meta({ description: 'It comes to what is booked: there is nothing to change' }),
    hotelCurrency: Currency.meta({ description: 'Of all amounts' }),
    before: ChangedStay,
    after: ChangedStay,
    lines: z.array(ChangedLine).meta({ description: 'What is another amount now; nights first, by day' }),
    difference: z.int().meta({ description: 'What the room costs more, or less, below 0' }),
    terms: HotelChangeTerms,
    reasons: z.array(WhyNothing).meta({ description: 'Why a guest could not have it; empty where one could' }),
    soldOut: z.array(z.string()).meta({ description: 'Nights on which no such room is free: it cannot be made' }),
    needsReason: z.boolean().meta({ description: 'It goes over a rule of the house, or is at a price by hand' }),
    lowered: z
      .int()
      .meta({ description: 'What it gives away: so much less than the engine asks, or the policy takes' }),
    mayMake: z.boolean().meta({ description: 'Whether whoever asks may: the front desk gives away up to its limit' }),
  })
  .meta({ id: 'HotelChangeQuote' });
export type HotelChangeQuote = z.infer<typeof HotelChangeQuote>;

const reachRefusals = [
  'reservation.unknown',
  'reservation.erased',
  'reservation.was_cancelled',
  'reservation.held',
  'reservation.expired',
  'reservation.version',
  'room_stay.unknown',
  'rooms.count',
] as const;

/** A POST, because it says more than an address does. */
export const quoteChangeForHotel = {
  operationId: 'quoteChangeForHotel',
  noun: 'desk',
  summary: 'What another stay, room, rate, party, services or prices of a booked room come to; nothing is changed',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/room-stays/{roomStayIndex}/change',
  params: ReservationParams.extend({ roomStayIndex: RoomStayIndex }),
  query: NoQuery,
  body: HotelChangeWish,
  answer: HotelChangeQuote,
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: [
    ...reachRefusals,
    'hotel.maintenance',
    'date.past',
    'date.range',
    'guests.bounds',
    'currency.unsupported',
    'currency.mixed',
    'rate.unknown',
    'rate.changed',
    'quote.invalid',
    'quote.expired',
    'service.quantity',
    'price.changed',
    'payment.unavailable',
    'cancellation.fee_above',
  ],
} satisfies Route;

const ChangedByHotel = z
  .object({
    reservationId: z.string(),
    changeId: z.string().nullable().meta({ description: 'Null where there was nothing to change' }),
    version: z.int(),
    hotelCurrency: Currency,
    terms: HotelChangeTerms,
    undo: z.string().nullable().meta({
      description:
        'A signed change that puts the room back as it was, with its prices and conditions, for ten seconds of undo: send it as change. Money on its way back is not called back: it is open again. Null where there is nothing to take back',
    }),
  })
  .meta({ id: 'ChangedByHotel' });

export const makeChangeForHotel = {
  operationId: 'makeChangeForHotel',
  noun: 'desk',
  summary: 'Make a change that was quoted for the hotel, exactly that or nothing',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/changes',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    change: z.string().min(1).max(60_000),
    reason: NoteText.max(200).optional().meta({
      description:
        'Why it goes over a rule of the house or at a price by hand; in the history, nothing about the guest',
    }),
    tellsGuest: z.boolean().meta({ description: 'Whether the guest is written to; the link to pay always is' }),
  }),
  answer: ChangedByHotel,
  status: 200,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    ...quoteChangeForHotel.refusals,
    'stay.restricted',
    'sold_out',
    'payment.processed',
    'money.limit',
    'idempotency.mismatch',
  ],
} satisfies Route;
