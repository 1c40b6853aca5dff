import { reservationStatuses } from '@stayfront/rules/booking/status';
import { z } from 'zod';
import { Ages } from './ages.ts';
import { InstrumentId } from './instrument-id.ts';
import { HotelParams } from './hotel.ts';
import { GuaranteeType } from './property/rate-plan.ts';
import { Currency, HotelId } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { Deposit, PayableOn } from './deposit.ts';
import { GuestInfo } from './guest-info.ts';
import { NoQuery, Nothing, type Route } from './route.ts';
import { CancellationAmounts } from './cancellation-amounts.ts';
import { CancellationConditions, ExchangeRateShape, MealFields, OfferGiven } from './offer.ts';
import { PlainText } from './plain-text.ts';
import { Problem } from './problem.ts';
import { Quoted } from './quoted.ts';
import { ChosenServiceShape } from './service.ts';
import { SessionId } from './session-id.ts';
import { KnownCard } from './known-card.ts';
import { TaxLine, VatLine } from './tax.ts';

/** Where the guest came from: it travels with the booking, so that the hotel knows which channel brought it. */
export const ChannelParameters = z.strictObject({
  channelId: z.int().min(1).max(2_147_483_647).optional(),
  refid: PlainText(200).optional(),
  clientId: PlainText(64).optional(),
  trvReference: PlainText(200).optional(),
  trvLocale: PlainText(20).optional(),
  kayakClickId: PlainText(200).optional(),
  googleClickId: PlainText(200).optional(),
  consent: z
    .enum(['granted', 'denied'])
    .optional()
    .meta({ description: 'Whether the guest lets advertisers hear of the booking; denied, nobody is told of it' }),
});
export type ChannelParameters = z.infer<typeof ChannelParameters>;

const WishedRoom = z.strictObject({
  reference: Quoted,
  services: z.array(ChosenServiceShape).max(50).default([]),
});

const PaymentCard = z
  .strictObject({ instrumentId: InstrumentId })
  .meta({ id: 'PaymentCard', description: 'A card that the hotel’s provider keeps: its mark there, never the card' });
export type PaymentCard = z.infer<typeof PaymentCard>;

const Book = z.strictObject({
  requestType: z.literal('Book'),
  reservation: z.strictObject({
    sessionId: SessionId,
    roomStays: z.array(WishedRoom).min(1, 'Choose at least one room').max(4, 'A reservation has at most four rooms'),
    guestInfo: GuestInfo,
    lang: LanguageCode.default('en'),
    channelParameters: ChannelParameters.optional(),
    paymentCard: PaymentCard.optional().meta({
      description: 'Where a rate needs a card as a guarantee; elsewhere only where the hotel’s provider keeps cards',
    }),
  }),
});

const Modify = z.strictObject({
  requestType: z.literal('Modify'),
  reservation: z.strictObject({
    reservationId: z.string().min(1).max(40),
    token: z.string().min(1).max(200),
    version: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Refuse if the reservation has changed since this version' }),
    guestInfo: GuestInfo.optional(),
    roomStays: z
      .array(WishedRoom.extend({ roomStayIndex: z.int().min(0).max(3) }))
      .max(4)
      .default([])
      .meta({ description: 'Rooms to exchange for newly quoted ones; a new index adds a room' }),
  }),
});

export const BookingRequest = z.discriminatedUnion('requestType', [Book, Modify]);
export type BookRequest = z.infer<typeof Book>;
export type ModifyRequest = z.infer<typeof Modify>;
export type BookingRequest = z.infer<typeof BookingRequest>;

const Awaited = z.enum(['payment', 'card', 'mail']).nullable();

export const BookingAnswer = z
  .object({
    status: z.enum(['book', 'held', 'modify']),
    reservationId: z.string().meta({ example: 'SB4-K7QM2XH9RD' }),
    token: z.string().meta({ description: 'Opens the reservation without a login; keep it secret' }),
    createDateTime: z.iso.datetime(),
    version: z.int(),
    payableNow: z.int().meta({ description: 'In the hotel’s currency; above 0 the rooms are held until it is paid' }),
    holdExpiresAt: z.iso.datetime().nullable().meta({ description: 'Until then it can be paid, or confirmed' }),
    awaits: Awaited.meta({
      description:
        'What a held one waits for: its payment, a card as guarantee, or that the guest confirms it by the link in the mail',
    }),
    areRoomsHeld: z.boolean().meta({
      description: 'Rooms are kept meanwhile. Where many wait for payments already they are not, and paying takes them',
    }),
  })
  .meta({ id: 'BookingAnswer' });
export type BookingAnswer = z.infer<typeof BookingAnswer>;

export const sendBookingRequest = {
  operationId: 'sendBookingRequest',
  noun: 'reservation',
  summary: 'Book the quoted rooms, all of them or none; or change what was booked',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations',
  params: HotelParams,
  query: NoQuery,
  body: BookingRequest,
  answer: BookingAnswer,
  status: 201,
  isIdempotent: true,
  takesKey: true,
  limitedAs: 'booking',
  refusals: [
    'hotel.unknown',
    'hotel.maintenance',
    'booking.card_needed',
    'hold.too_many',
    'quote.invalid',
    'quote.expired',
    'rate.changed',
    'price.changed',
    'service.quantity',
    'currency.mixed',
    'sold_out',
    'payment.unavailable',
    'payment.card_missing',
    'payment.card_unneeded',
    'payment.card_unknown',
    'payment.card_unchecked',
    'payment.card_refused',
    'payment.not_begun',
    'reservation.unknown',
    'reservation.was_cancelled',
    'reservation.held',
    'reservation.expired',
    'reservation.version',
    'reservation.email_fixed',
    'room_stay.unknown',
    'idempotency.mismatch',
  ],
} satisfies Route;

const SoldServiceLine = z.object({
  serviceId: z.string(),
  name: z.string(),
  quantity: z.int().meta({ description: 'As the guest has chosen it' }),
  totalQuantity: z.int().optional().meta({
    description: 'What the house prepares: one breakfast per person and night is nine for three guests and nights.',
  }),
  unitPrice: z.int(),
  totalPrice: z.int(),
});

export const ReservedRoomStay = z
  .object({
    roomStayIndex: z.int(),
    status: z.enum(['book', 'cancel']),
    guestRoomId: z.string(),
    roomTypeName: z.string(),
    ratePlanId: z.string(),
    ratePlanName: z.string(),
    ...MealFields,
    hotelPackageId: z.string().nullable(),
    hotelPackageName: z.string().nullable(),
    guaranteeType: GuaranteeType,
    deposit: Deposit.optional().meta({ description: 'As it was agreed; absent where there is none' }),
    startDate: z.string(),
    endDate: z.string(),
    nbNights: z.int(),
    nbAdults: z.int(),
    nbChildren: z.int(),
    nbInfants: z.int(),
    ages: Ages,
    promotionCode: z.string().nullable(),
    nightPrices: z.array(z.int()),
    nightDiscounts: z.array(z.int()),
    offers: z.array(OfferGiven).optional().meta({
      description: 'The offers inside totalDiscount; what they leave is the promotion’s. Absent where there is none',
    }),
    services: z.array(SoldServiceLine),
    taxes: z.array(TaxLine),
    roomPrice: z.int().meta({ description: 'Nights before discounts' }),
    totalDiscount: z.int(),
    totalServicesPrice: z.int(),
    totalPrice: z.int().meta({ description: 'roomPrice − totalDiscount + totalServicesPrice' }),
    hotelTotalPrice: z.int(),
    roomVat: z.int().meta({ description: 'Inside the price of the nights' }),
    totalVat: z.int().meta({ description: 'Inside totalPrice: of nights and services' }),
    totalLocalTax: z.int(),
    modificationDeadline: z.iso.datetime().meta({ description: 'Until then this room can be changed or cancelled' }),
    isExpired: z.boolean().meta({ description: 'The modification deadline of this room has passed' }),
    cancellationConditions: CancellationConditions,
    cancellationPolicyText: z.string(),
    ...CancellationAmounts,
    cancellationFee: z.int().meta({ description: 'What cancelling this room costs now, in the hotel’s currency' }),
    cancellationRefund: z.int().nullable().meta({
      description: 'What of the money paid goes back if it is cancelled now; null where that was not asked for',
    }),
    changeFee: z.int().meta({ description: 'What changes of this room have cost, in the hotel’s currency' }),
  })
  .meta({ id: 'ReservedRoomStay' });

export const Reservation = z
  .object({
    hotelId: HotelId,
    reservationId: z.string(),
    status: z.enum(reservationStatuses),
    version: z.int(),
    createDateTime: z.iso.datetime(),
    modificationDeadline: z.iso.datetime().meta({ description: 'The earliest of its rooms’ deadlines' }),
    isExpired: z.boolean().meta({
      description: 'The modification deadline has passed: of one room at least. Each room says whether it is locked',
    }),
    guestInfoDeadline: z.iso.datetime().meta({
      description: 'Check-in: until then names and contact details can be corrected and rooms added',
    }),
    isGuestInfoLocked: z.boolean().meta({ description: 'The time to correct names and contact details has passed' }),
    holdExpiresAt: z.iso.datetime().nullable(),
    awaits: Awaited.meta({
      description: 'What a held one waits for, or a discarded one has waited for; null for one that stood',
    }),
    currency: Currency.meta({ description: 'The guest’s; amounts are in it unless they say hotel' }),
    hotelCurrency: Currency,
    exchangeRate: ExchangeRateShape,
    totalPrice: z
      .int()
      .meta({ description: 'Of the rooms that are not cancelled, services included, discounts taken off' }),
    hotelTotalPrice: z.int(),
    totalVat: z.int(),
    vat: z.array(VatLine).meta({ description: 'By rate; the lines add up to totalVat' }),
    totalLocalTax: z.int(),
    payableNow: z.int().meta({ description: 'Prepaid rooms, deposits, and what was paid early for others' }),
    hotelPayableNow: z.int().meta({ description: 'The same in the hotel’s currency: exactly what is charged' }),
    payableOn: PayableOn,
    restCard: KnownCard.nullable().optional().meta({
      description: 'The card that this rest is taken from on its day; null where the guest pays it by a link',
    }),
    payableLater: z.int().meta({ description: 'All that is paid to the hotel: other rooms with their services' }),
    hotelPayableLater: z.int().meta({ description: 'The same in the hotel’s currency, in which it is paid' }),
    payableAtHotel: z.int().meta({ description: 'Local taxes, collected at check-in' }),
    guaranteeCard: KnownCard.nullable().meta({ description: 'The card that stands for the booking' }),
    refundCard: KnownCard.nullable().meta({
      description: 'The card that was paid with; null where nothing was, it is not known, or there are several',
    }),
    confirmationMail: z.enum(['waiting', 'sent', 'failed']).meta({
      description: 'What became of the e-mail confirmation; a failed one is tried again',
    }),
    problem: Problem.nullable().meta({
      description: 'What the guest has to know although all went well: paid, and no e-mail to show for it (5912)',
    }),
    heldChange: z
      .object({ changeId: z.string(), payNow: z.int(), holdExpiresAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'A change that is made once it is paid, in the hotel’s currency' }),
    isCardAsked: z.boolean().optional().meta({
      description:
        'The hotel asks for a card as guarantee, which is given by the link of the booking; for its guest alone',
    }),
    guestInfo: GuestInfo,
    roomStays: z.array(ReservedRoomStay),
  })
  .meta({ id: 'Reservation' });
export type Reservation = z.infer<typeof Reservation>;

export const ReservationParams = HotelParams.extend({ reservationId: z.string().min(1).max(40) });

export const getReservation = {
  operationId: 'getReservation',
  noun: 'reservation',
  summary: 'A reservation, for whoever holds its token',
  method: 'GET',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}',
  params: ReservationParams,
  query: z.strictObject({ t: z.string().min(1).max(200), lang: LanguageCode.catch('en').default('en') }),
  body: Nothing,
  answer: Reservation,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown', 'reservation.erased'],
} satisfies Route;
