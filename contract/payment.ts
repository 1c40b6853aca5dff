import { providerNames } from '@stayfront/rules/payment/providers';
import { transactionStatuses } from '@stayfront/rules/payment/transaction-status';
import { z } from 'zod';
import { Currency } from './property/shapes.ts';
import { HotelParams } from './hotel.ts';
import { InstrumentId } from './instrument-id.ts';
import { ReservationParams } from './reservation.ts';
import { NoQuery, type Route } from './route.ts';
import { SessionId } from './session-id.ts';

const Token = z.string().min(1).max(200);

/** Each provider's own: only its part of the page looks inside. */
const ProviderStart = z.record(z.string(), z.unknown()).meta({
  id: 'ProviderStart',
  description: 'What the provider’s part of the page begins with, in the provider’s own shape',
});
export type ProviderStart = z.infer<typeof ProviderStart>;

export const PaymentBegun = z
  .object({
    status: z.literal('success'),
    amount: z.int().meta({ description: 'What is charged, in minor units' }),
    currency: Currency,
    paymentProvider: z.enum(providerNames),
    data: ProviderStart,
  })
  .meta({ id: 'PaymentBegun' });
export type PaymentBegun = z.infer<typeof PaymentBegun>;

export const initPaymentTransaction = {
  operationId: 'initPaymentTransaction',
  noun: 'payment',
  summary: 'Begin to pay for a reservation with the hotel’s provider; begun twice it is one payment',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/payment',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    token: Token,
    profileId: z.uuid().meta({ description: 'The guest at the provider; kept by the guest’s browser' }),
    amount: z.int().min(1).meta({ description: 'What the guest has seen as due; another amount is refused' }),
    by: z.enum(['checkout', 'link']).default('checkout').meta({
      description: 'Where the guest is, and comes back to: in the checkout, or on the page of a payment link',
    }),
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
    'reservation.not_held',
    'reservation.cancelled',
    'reservation.expired',
    'price.changed',
    'payment.unavailable',
    'payment.processed',
    'payment.not_begun',
    'payment.tries',
  ],
} satisfies Route;

export const SecureFields = z
  .object({ status: z.literal('success'), data: ProviderStart })
  .meta({ id: 'SecureFields' });

export const initSecureFields = {
  operationId: 'initSecureFields',
  noun: 'payment',
  summary: 'What the provider’s script needs to show its card fields; the card is kept as a guarantee and not charged',
  method: 'POST',
  path: '/api/hotels/{hotelId}/secure-fields',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    sessionId: SessionId.meta({ description: 'The booking must be sent with the same: the card is kept for it alone' }),
  }),
  answer: SecureFields,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'hotel.maintenance', 'payment.unavailable', 'payment.not_begun', 'too_many_requests'],
} satisfies Route;

export const CardCheck = z
  .object({
    status: z.enum(['success', 'pending']),
    challengeUrl: z.url().nullable().meta({
      description:
        'The bank’s own page (3-D Secure), where it wants to ask the guest: shown in a frame, then asked again',
    }),
  })
  .meta({ id: 'CardCheck' });

/** A POST: it asks the provider, which may ask the guest's bank. */
export const checkCard = {
  operationId: 'checkCard',
  noun: 'payment',
  summary: 'Have the guest’s bank confirm a card that is kept as a guarantee, for nothing; asked again, how far it is',
  method: 'POST',
  path: '/api/hotels/{hotelId}/secure-fields/check',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({ sessionId: SessionId, instrumentId: InstrumentId }),
  answer: CardCheck,
  status: 200,
  isIdempotent: false,
  refusals: [
    'hotel.unknown',
    'hotel.maintenance',
    'payment.unavailable',
    'payment.not_begun',
    'payment.card_unknown',
    'payment.card_refused',
    'too_many_requests',
  ],
} satisfies Route;

/** A POST: it asks the provider and acts on the answer, and following a link must never do that. */
export const getTransactionStatus = {
  operationId: 'getTransactionStatus',
  noun: 'payment',
  summary: 'What became of the payment, as the provider says now; 404 where none was begun',
  method: 'POST',
  path: '/api/hotels/{hotelId}/reservations/{reservationId}/transaction-status',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({ token: Token }),
  answer: z
    .object({ reservationId: z.string(), status: z.enum(transactionStatuses) })
    .meta({ id: 'TransactionStatus' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown', 'payment.none'],
} satisfies Route;
