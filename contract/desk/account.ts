import { providerNames } from '@stayfront/rules/payment/providers';
import { hotelWays } from '@stayfront/rules/payment/hotel-ways';
import { actors } from '@stayfront/rules/booking/actor';
import { z } from 'zod';
import { KnownCard } from '../known-card.ts';
import { Currency } from '../property/shapes.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { DeskMoney } from './listing.ts';

const movementKinds = ['charge', 'refund', 'card', 'at-hotel', 'taken-back', 'given'] as const;

export const HotelWay = z.enum(hotelWays).meta({ id: 'HotelWay', description: 'How somebody paid at the hotel' });

const Movement = z
  .object({
    movementId: z.string().meta({ description: 'Of a charge: name it to give back of that one' }),
    kind: z.enum(movementKinds).meta({
      description:
        'charge and refund: through the provider; card: kept as guarantee, nothing taken; at-hotel and taken-back: marked by the house; given: of a refund, what the house does not ask for again',
    }),
    state: z.enum(['done', 'pending', 'failed']).meta({
      description: 'pending: the provider is at it, and is asked again by itself; failed: nothing moved',
    }),
    at: z.iso.datetime(),
    amount: z.int(),
    counted: z.int().meta({
      description:
        'What of it is among the sums, never negative: 0 where nothing moved. A refund counts from when it is asked for',
    }),
    refundable: z.int().meta({ description: 'Of a charge: what can still go back' }),
    of: z.string().nullable().meta({ description: 'Which movement went back, or was taken back' }),
    way: HotelWay.nullable().meta({ description: 'At the hotel' }),
    isTakenBack: z.boolean(),
    provider: z.enum(providerNames).nullable(),
    providerId: z.string().nullable().meta({ description: 'What the provider calls it, to find it there' }),
    card: KnownCard.nullable(),
    why: z.string().nullable().meta({
      description:
        'Of a refund: house, cancelled, changed, surplus (paid twice), late, amount-mismatch, returned (at the provider). Of a failed one: the provider’s word',
    }),
    tries: z
      .int()
      .meta({ description: 'How often the provider has said no to a refund; from 3 on somebody should look' }),
    note: z.string().nullable().meta({ description: 'The reason of a refund, the note beside money at the hotel' }),
    who: z.enum(actors),
    by: z.string().nullable().meta({ description: 'Who of the house it was, or which key' }),
  })
  .meta({ id: 'Movement' });
export type Movement = z.infer<typeof Movement>;

const guaranteeStates = ['chargeable', 'none', 'no-card', 'provider', 'waiting', 'tried'] as const;
export type GuaranteeState = (typeof guaranteeStates)[number];

/** Whether a fee can be taken from the card that stands for the booking, and if not, why. */
export const GuaranteeShape = z
  .object({
    state: z.enum(guaranteeStates).meta({
      description:
        'none: no fee is open; no-card: no card stands for it; provider: the hotel’s provider keeps it not, or cannot charge it without the guest; waiting: another payment is under way; tried: the bank has said no today',
    }),
    card: KnownCard.nullable(),
    amount: z.int().meta({ description: 'What may be taken: fees that are open' }),
  })
  .meta({ id: 'GuaranteeCharge' });

const PaymentRequestShape = z
  .object({
    requestId: z.string(),
    amount: z.int(),
    dueOn: z.string(),
    isOverdue: z.boolean(),
    isPayable: z.boolean().meta({ description: 'False while less than that is open: the link asks for nothing then' }),
    at: z.iso.datetime(),
    by: z.string(),
  })
  .meta({ id: 'PaymentRequest' });

const AskedCard = z
  .object({
    requestId: z.string(),
    dueOn: z.string().nullable().meta({ description: 'Null where rooms wait for it until the end of their hold' }),
    isOverdue: z.boolean(),
    isRefused: z.boolean().meta({ description: 'The bank has turned a card down since the guest was written to last' }),
    at: z.iso.datetime(),
    by: z.string(),
  })
  .meta({ id: 'AskedCard' });

const DeskAccount = z
  .object({
    reservationId: z.string(),
    version: z.int(),
    currency: Currency.meta({ description: 'The hotel’s, of all amounts' }),
    movements: z.array(Movement).meta({ description: 'The newest first' }),
    price: z.int().meta({ description: 'Of the rooms that stand' }),
    fees: z.int().meta({ description: 'For rooms that were cancelled or not come to, and for changes' }),
    localTax: z.int().meta({ description: 'Collected at the hotel, beside the price' }),
    charged: z.int().meta({ description: 'Of the charges, what is counted' }),
    refunded: z.int().meta({ description: 'Of the refunds, those on their way included' }),
    atHotel: z.int().meta({ description: 'Marked as paid at the hotel, without what was taken back' }),
    given: z.int().meta({ description: 'What the house has given and does not ask for again' }),
    open: z.int(),
    localTaxOpen: z.int(),
    tooMuch: z.int().meta({
      description:
        'price + fees + localTax + tooMuch = charged − refunded + atHotel + given + open + localTaxOpen, always',
    }),
    dueNow: z.int().meta({ description: 'Of what is open: had to be paid in advance' }),
    dueLater: z.array(z.object({ dueOn: z.string(), amount: z.int() })),
    dueAtHotel: z.int(),
    money: DeskMoney,
    refundable: z.int().meta({ description: 'The most that can go back through the provider, of all charges' }),
    mayGive: z.int().nullable().meta({
      description:
        'The most that whoever asks may still give back or waive of this reservation; null: as much as they like',
    }),
    guarantee: GuaranteeShape,
    request: PaymentRequestShape.nullable().meta({
      description: 'What the guest’s link asks for, where the house said so',
    }),
    cardRequest: AskedCard.nullable().meta({
      description: 'A card as guarantee that the guest is asked for by a link',
    }),
  })
  .meta({ id: 'DeskAccount' });
export type DeskAccount = z.infer<typeof DeskAccount>;

export const getDeskAccount = {
  operationId: 'getDeskAccount',
  noun: 'desk',
  summary: 'All money of a reservation: each movement, and sums that can be added up again',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/account',
  params: ReservationParams,
  query: NoQuery,
  body: Nothing,
  answer: DeskAccount,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['reservation.unknown'],
} satisfies Route;
