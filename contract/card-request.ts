import { reservationStatuses } from '@stayfront/rules/booking/status';
import { cardAskings } from '@stayfront/rules/payment/card-asking';
import { z } from 'zod';
import { InstrumentId } from './instrument-id.ts';
import { KnownCard } from './known-card.ts';
import { CardCheck, SecureFields } from './payment.ts';
import { ReservationParams } from './reservation.ts';
import { NoQuery, Nothing, type Route } from './route.ts';

const at = '/api/hotels/{hotelId}/reservations/{reservationId}/card';
const Token = z.string().min(1).max(200);

const CardRequest = z
  .object({
    reservationId: z.string(),
    status: z.enum(reservationStatuses),
    state: z.enum(cardAskings).meta({
      description:
        'asked: a card can be given now; given: it stands; none: no card is asked for, or not any more; over: the hold or the stay is over, or it is cancelled; unavailable: the hotel’s provider keeps no cards now',
    }),
    dueOn: z.string().nullable().meta({ description: 'Until which day the hotel asks for it; null where rooms wait' }),
    holdExpiresAt: z.iso.datetime().nullable().meta({ description: 'Until when the rooms wait for it' }),
    card: KnownCard.nullable().meta({ description: 'The card that stands for the booking now' }),
  })
  .meta({ id: 'CardRequest' });
export type CardRequest = z.infer<typeof CardRequest>;

export const getCardRequest = {
  operationId: 'getCardRequest',
  noun: 'payment',
  summary: 'Whether the hotel asks for a card as guarantee, and until when, for whoever holds the reservation’s token',
  method: 'GET',
  path: at,
  params: ReservationParams,
  query: z.strictObject({ t: Token }),
  body: Nothing,
  answer: CardRequest,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'reservation.unknown'],
} satisfies Route;

export const openCardFields = {
  operationId: 'openCardFields',
  noun: 'payment',
  summary: 'What the provider’s script needs to show its card fields, where the hotel has asked for a card by the link',
  method: 'POST',
  path: `${at}/fields`,
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({ token: Token }),
  answer: SecureFields,
  status: 200,
  isIdempotent: false,
  refusals: [
    'hotel.unknown',
    'hotel.maintenance',
    'reservation.unknown',
    'card_request.over',
    'payment.unavailable',
    'payment.not_begun',
    'too_many_requests',
  ],
} satisfies Route;

/** A POST: it asks the provider, which may ask the guest's bank. */
export const checkGivenCard = {
  operationId: 'checkGivenCard',
  noun: 'payment',
  summary: 'Have the guest’s bank confirm a card that is given by the link, for nothing; asked again, how far it is',
  method: 'POST',
  path: `${at}/check`,
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({ token: Token, instrumentId: InstrumentId }),
  answer: CardCheck,
  status: 200,
  isIdempotent: false,
  refusals: [
    'hotel.unknown',
    'hotel.maintenance',
    'reservation.unknown',
    'card_request.over',
    'payment.unavailable',
    'payment.not_begun',
    'payment.card_unknown',
    'payment.card_refused',
    'too_many_requests',
  ],
} satisfies Route;

export const giveCard = {
  operationId: 'giveCard',
  noun: 'payment',
  summary:
    'The card stands for the booking from now on; rooms that waited for it are booked. Sent again, it says the same',
  method: 'POST',
  path: at,
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({ token: Token, instrumentId: InstrumentId }),
  answer: z
    .object({ reservationId: z.string(), status: z.enum(reservationStatuses), card: KnownCard })
    .meta({ id: 'CardGiven' }),
  status: 200,
  isIdempotent: false,
  limitedAs: 'booking',
  refusals: [
    'hotel.unknown',
    'reservation.unknown',
    'card_request.over',
    'sold_out',
    'payment.unavailable',
    'payment.not_begun',
    'payment.card_unknown',
    'payment.card_refused',
    'payment.card_unchecked',
  ],
} satisfies Route;

export const reportRefusedCard = {
  operationId: 'reportRefusedCard',
  noun: 'payment',
  summary:
    'The bank has turned down a card in the provider’s own fields, of which the guest’s page alone hears; the house is told',
  method: 'POST',
  path: `${at}/refusal`,
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({ token: Token }),
  answer: z.object({ reservationId: z.string() }).meta({ id: 'RefusedCardReported' }),
  status: 200,
  isIdempotent: false,
  limitedAs: 'booking',
  refusals: ['hotel.unknown', 'reservation.unknown', 'card_request.over', 'too_many_requests'],
} satisfies Route;
