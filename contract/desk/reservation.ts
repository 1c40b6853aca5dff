import { actors } from '@stayfront/rules/booking/actor';
import { deskActions } from '@stayfront/rules/booking/desk-actions';
import { deskStates } from '@stayfront/rules/booking/desk-state';
import { presences } from '@stayfront/rules/booking/presence';
import { reservationStatuses } from '@stayfront/rules/booking/status';
import { sources } from '@stayfront/rules/channel/source';
import { z } from 'zod';
import { Ages } from '../ages.ts';
import { CancellationAmounts } from '../cancellation-amounts.ts';
import { Picture } from '../hotel.ts';
import { KnownCard } from '../known-card.ts';
import { MealFields, OfferGiven } from '../offer.ts';
import { Currency } from '../property/shapes.ts';
import { LanguageCode } from '../property/texts.ts';
import { ChannelParameters, ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { TaxLine } from '../tax.ts';
import { GuestLetter } from './letters.ts';
import { DeskMoney } from './listing.ts';

const DeskRoom = z
  .object({
    roomStayIndex: z.int(),
    status: z.enum(['book', 'cancel']),
    presence: z.enum(presences),
    roomId: z.string(),
    roomName: z.string(),
    roomNumber: z.string().nullable().meta({ description: 'The door they were given; null: none yet' }),
    expectedTime: z
      .string()
      .nullable()
      .meta({ description: 'When they said they would come, on the hotel’s clock; null: nobody knows' }),
    picture: Picture.nullable(),
    ratePlanId: z.string(),
    ratePlanName: z.string(),
    ...MealFields,
    packageName: z.string().nullable(),
    promotionCode: z.string().nullable(),
    arrival: z.string(),
    departure: z.string(),
    nights: z.array(z.object({ date: z.string(), price: z.int(), discount: z.int() })),
    adults: z.int(),
    children: z.int(),
    infants: z.int(),
    ages: Ages,
    offers: z.array(OfferGiven),
    services: z.array(
      z.object({
        serviceId: z.string(),
        name: z.string(),
        quantity: z.int(),
        totalQuantity: z.int().meta({ description: 'What the house prepares over the whole stay' }),
        unitPrice: z.int(),
        totalPrice: z.int(),
      }),
    ),
    taxes: z.array(TaxLine).meta({ description: 'Collected at the hotel, beside the total' }),
    roomPrice: z.int(),
    discount: z.int(),
    servicesPrice: z.int(),
    total: z.int(),
    vat: z.int().meta({ description: 'Inside the total' }),
    localTax: z.int(),
    policyText: z.string(),
    freeUntil: z.iso.datetime().nullable().meta({ description: 'Until when cancelling is free; null: it is not' }),
    ...CancellationAmounts,
    cancellationFee: z.int().meta({ description: 'What cancelling costs now, or has cost' }),
    changeFee: z.int(),
  })
  .meta({ id: 'DeskRoom' });
export type DeskRoom = z.infer<typeof DeskRoom>;

const DeskGuest = z
  .object({
    name: z.string(),
    givenName: z.string(),
    surname: z.string(),
    email: z.string().optional().meta({ description: 'Not told to readers' }),
    phone: z.string().optional().meta({ description: 'Not told to readers' }),
    addressLine: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable().meta({ description: 'Two letters' }),
    language: LanguageCode.meta({ description: 'In which it was booked, and letters are written' }),
    isBusiness: z.boolean(),
    staysBefore: z.int().meta({ description: 'Stays that ended or began before this one, by the same mail address' }),
    firstArrival: z.string().nullable().meta({ description: 'Of the first of them' }),
  })
  .meta({ id: 'DeskGuest' });

const happeningGroups = ['booking', 'money', 'letter', 'house'] as const;
const Happening = z
  .object({
    at: z.iso.datetime(),
    group: z.enum(happeningGroups).meta({ description: 'What it is filtered by; house: notes, arrivals, who left' }),
    what: z.string().meta({ description: 'As in events of the management API; letter: one to the guest' }),
    who: z.enum(actors),
    by: z.string().nullable().meta({ description: 'Who of the house it was, or which key' }),
    total: z.int().nullable(),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Happening' });
export type Happening = z.infer<typeof Happening>;

const DeskReservation = z
  .object({
    reservationId: z.string(),
    version: z.int(),
    status: z.enum(reservationStatuses),
    state: z.enum(deskStates),
    isNew: z.boolean(),
    today: z.string(),
    bookedAt: z.iso.datetime(),
    cancelledAt: z.iso.datetime().nullable(),
    holdExpiresAt: z.iso.datetime().nullable(),
    awaits: z.enum(['payment', 'card', 'mail']).nullable().meta({ description: 'What a held one waits for' }),
    currency: Currency.meta({ description: 'The hotel’s, of all amounts' }),
    guestCurrency: Currency.meta({ description: 'In which the guest saw the prices' }),
    arrival: z.string(),
    departure: z.string(),
    nights: z.int(),
    adults: z.int(),
    children: z.int(),
    infants: z.int(),
    guest: DeskGuest.nullable().meta({ description: 'Null once it was erased' }),
    specialRequest: z.string(),
    rooms: z.array(DeskRoom),
    total: z.int().meta({ description: 'Of the rooms that stand' }),
    vat: z.array(z.object({ percentage: z.number().nullable(), amount: z.int() })),
    localTax: z.int().meta({ description: 'Collected at the hotel, beside the total' }),
    money: DeskMoney,
    guaranteeCard: KnownCard.nullable().meta({ description: 'The card that stands for the booking' }),
    freeUntil: z.iso.datetime().nullable().meta({ description: 'Until when all of it can be cancelled for nothing' }),
    cancellationFee: z.int().meta({ description: 'What cancelling all of it costs now' }),
    source: z.enum(sources),
    channelParameters: ChannelParameters.meta({ description: 'refid: the campaign' }),
    may: z.record(z.enum(deskActions), z.boolean()).meta({
      description: 'What whoever asks may do with it now, by its state and their role',
    }),
    happenings: z.array(Happening).meta({ description: 'All that happened, the newest first' }),
    letters: z.array(GuestLetter).meta({ description: 'To the guest, the newest first' }),
  })
  .meta({ id: 'DeskReservation' });
export type DeskReservation = z.infer<typeof DeskReservation>;

export const getDeskReservation = {
  operationId: 'getDeskReservation',
  noun: 'desk',
  summary: 'One reservation with all the house needs to know of it, but its account and notes',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}',
  params: ReservationParams,
  query: NoQuery,
  body: Nothing,
  answer: DeskReservation,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['reservation.unknown'],
} satisfies Route;
