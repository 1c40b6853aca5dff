import { z } from 'zod';
import { NoteText } from '../guest-info.ts';
import { Currency, Minor } from '../property/shapes.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { GuaranteeShape } from './account.ts';

const Rooms = z
  .array(z.int().min(0).max(99))
  .min(1, 'Name a room')
  .max(4)
  .optional()
  .meta({ description: 'Places of the rooms (roomStayIndex); absent: all that stand' });

const noShow = {
  noun: 'desk',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/no-show',
  params: ReservationParams,
  query: NoQuery,
  status: 200,
} as const;

const NoShowTerms = z
  .object({
    reservationId: z.string(),
    version: z.int(),
    hotelCurrency: Currency.meta({ description: 'Of all amounts' }),
    rooms: z
      .array(z.object({ roomStayIndex: z.int(), total: z.int(), policyFee: z.int() }))
      .meta({ description: 'Whose guests have not come, with what their policies keep then' }),
    received: z.int().meta({ description: 'Through the provider and at the hotel, without what went back' }),
    refundAtPolicy: z.int().meta({ description: 'What goes back through the provider for the policies’ fees' }),
    refundAtNone: z.int(),
    mayWaive: z.int().nullable().meta({
      description: 'How much less than the policies whoever asks may keep; null: nothing, if they like',
    }),
    guarantee: GuaranteeShape.meta({ description: 'As it would stand once the policies’ fees are open' }),
  })
  .meta({ id: 'NoShowTerms' });
export type NoShowTerms = z.infer<typeof NoShowTerms>;

export const describeNoShow = {
  ...noShow,
  operationId: 'describeNoShow',
  summary: 'What is kept of guests who did not come, room by room, and whether their card can be charged for it',
  method: 'GET',
  body: Nothing,
  answer: NoShowTerms,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.was_cancelled',
    'reservation.held',
    'no_show.too_early',
    'no_show.arrived',
  ],
} satisfies Route;

export const markNoShow = {
  ...noShow,
  operationId: 'markNoShow',
  summary: 'Guests did not come: cancel their rooms for the fee of not arriving, a lower one or none',
  method: 'POST',
  body: z.strictObject({
    version: z.int().min(1).meta({ description: 'The one that was looked at' }),
    roomStays: Rooms,
    fee: z.union([z.literal('policy'), z.strictObject({ minor: Minor })]).meta({
      description: 'What is kept of all these rooms together: policy, or an amount that is not more',
    }),
    reason: NoteText.max(200).meta({ description: 'For the house, in the history; nothing about the guest' }),
    tellsGuest: z.boolean(),
    chargesGuarantee: z.boolean().meta({
      description:
        'Whether what is open of fees then is taken from the card at once; nothing happens where it cannot be',
    }),
  }),
  answer: z
    .object({
      reservationId: z.string(),
      status: z.enum(['cancel', 'modify']).meta({ description: 'modify while other rooms stay booked' }),
      version: z.int(),
      fee: z.int(),
      refund: z.int(),
      hotelCurrency: Currency,
      open: z.int().meta({ description: 'What is to be paid of all this' }),
      charging: z.int().meta({
        description: 'What is being taken from the card; 0 where it cannot be. The account says what becomes of it',
      }),
    })
    .meta({ id: 'NoShowMarked' }),
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.was_cancelled',
    'reservation.held',
    'reservation.version',
    'room_stay.unknown',
    'no_show.too_early',
    'no_show.arrived',
    'cancellation.fee_above',
    'money.limit',
    'idempotency.mismatch',
  ],
} satisfies Route;

export const chargeGuarantee = {
  operationId: 'chargeGuarantee',
  noun: 'desk',
  summary: 'Take fees that are open from the card that stands for the booking, without the guest',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/guarantee-charges',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    amount: Minor.min(1, 'Take more than nothing').meta({ description: 'At most the fees that are open' }),
  }),
  answer: z
    .object({
      reservationId: z.string(),
      movementId: z.string(),
      amount: z.int(),
      hotelCurrency: Currency,
      state: z.literal('pending').meta({ description: 'The account says what becomes of it' }),
    })
    .meta({ id: 'GuaranteeCharged' }),
  status: 201,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'payment.above_open',
    'guarantee.none',
    'guarantee.provider',
    'guarantee.tried',
    'payment.moving',
    'idempotency.mismatch',
  ],
} satisfies Route;
