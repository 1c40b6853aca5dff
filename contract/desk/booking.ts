import { z } from 'zod';
import { GuestInfo, NoteText } from '../guest-info.ts';
import { HotelParams } from '../hotel.ts';
import { Currency, Minor } from '../property/shapes.ts';
import { LanguageCode } from '../property/texts.ts';
import { Quoted } from '../quoted.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { ChosenServiceShape } from '../service.ts';

const { surname, email, phone, specialRequest, address } = GuestInfo.shape;

const DeskGuest = z
  .strictObject({
    givenName: surname.optional(),
    surname,
    email: email.optional().meta({ description: 'Needed for letters: the confirmation, a link to pay' }),
    phone: phone.optional(),
    specialRequest,
    address,
  })
  .meta({ id: 'DeskGuest', description: 'Who comes, as far as somebody at the telephone or the door says it' });
export type DeskGuest = z.infer<typeof DeskGuest>;

export const HandPricesShape = z.array(Minor.nullable()).min(1).max(750).meta({
  description:
    'What is paid for each night, one entry per night; null leaves the engine’s price. Less than that is a manager’s to give',
});

const DeskBooking = z.strictObject({
  roomStays: z
    .array(
      z.strictObject({
        reference: Quoted,
        services: z.array(ChosenServiceShape).max(50).default([]),
        nightPrices: HandPricesShape.optional(),
      }),
    )
    .min(1, 'Choose at least one room')
    .max(4, 'A reservation has at most four rooms'),
  guest: DeskGuest,
  lang: LanguageCode.optional().meta({ description: 'What the guest is written in; absent: the hotel’s language' }),
  source: z.enum(['phone', 'walk-in']),
  way: z.enum(['hotel', 'link', 'card', 'none']).meta({
    description:
      'hotel: all is paid at the hotel. link: the rooms are held, and booked when the guest has paid by the link in the mail. card: the same with a card as guarantee, of which nothing is charged; all is paid at the hotel. none: as the rate says, and nothing is asked for now',
  }),
  heldUntil: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: 'With link and card: when the hold ends, two weeks ahead at most; absent: after 24 hours' }),
  reason: NoteText.max(200).optional().meta({
    description:
      'Why it is sold over rules of the house or at a price by hand; in the history, nothing about the guest',
  }),
  tellsGuest: z
    .boolean()
    .meta({ description: 'Whether the confirmation is sent; the link to pay or for a card always is' }),
});

export const bookForHotel = {
  operationId: 'bookForHotel',
  noun: 'desk',
  summary:
    'Book up to four rooms for somebody at the telephone or the door, also over rules of the house with a reason',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/bookings',
  params: HotelParams,
  query: NoQuery,
  body: DeskBooking,
  answer: z
    .object({
      reservationId: z.string(),
      status: z.enum(['book', 'held']),
      version: z.int(),
      hotelCurrency: Currency,
      total: z.int().meta({ description: 'Of all rooms, with services' }),
      payableNow: z.int().meta({ description: 'What is to be paid in advance, by the link or as the rate says' }),
      holdExpiresAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'BookedForHotel' }),
  status: 201,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'quote.invalid',
    'quote.expired',
    'rate.changed',
    'price.changed',
    'service.quantity',
    'currency.mixed',
    'stay.restricted',
    'sold_out',
    'payment.unavailable',
    'guarantee.not_kept',
    'operator.role',
    'idempotency.mismatch',
  ],
} satisfies Route;
export type DeskBooking = z.infer<typeof DeskBooking>;

const KnownGuest = z
  .object({
    givenName: z.string(),
    surname: z.string(),
    email: z.string().meta({ description: 'Empty where none was given, as the telephone' }),
    phone: z.string(),
    language: LanguageCode,
    stays: z.int().meta({ description: 'Reservations that were not cancelled' }),
    lastArrival: z.string().nullable().meta({ description: 'Of these, the latest' }),
  })
  .meta({ id: 'KnownGuest' });
export type KnownGuest = z.infer<typeof KnownGuest>;

export const suggestGuests = {
  operationId: 'suggestGuests',
  noun: 'desk',
  summary: 'Guests of before by a part of their name, e-mail address or telephone, those who came last first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/guests',
  params: HotelParams,
  query: z.strictObject({ text: z.string().trim().min(2, 'Write at least two letters').max(100) }),
  body: Nothing,
  answer: z.object({ guests: z.array(KnownGuest).meta({ description: 'Ten at most' }) }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: [],
} satisfies Route;
