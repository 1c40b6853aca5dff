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

const CancellationRoom = z.object({
  roomStayIndex: z.int(),
  total: z.int(),
  policyFee: z.int().meta({ description: 'What the policy keeps at this moment' }),
});

const DeskCancellation = z
  .object({
    reservationId: z.string(),
    version: z.int(),
    hotelCurrency: Currency.meta({ description: 'Of all amounts' }),
    rooms: z.array(CancellationRoom).meta({ description: 'Those that stand' }),
    paid: z.int().meta({ description: 'Through the provider, without what went back' }),
    refundAtPolicy: z.int().meta({ description: 'What goes back where all rooms are cancelled by their policies' }),
    refundAtNone: z.int().meta({ description: 'What goes back where nothing is kept for them' }),
    mayWaive: z.int().nullable().meta({
      description: 'How much less than the policies whoever asks may keep; null: nothing, if they like',
    }),
    guarantee: GuaranteeShape.meta({ description: 'As it would stand once the policies’ fees are open' }),
  })
  .meta({ id: 'DeskCancellation' });
export type DeskCancellation = z.infer<typeof DeskCancellation>;

const cancellation = {
  noun: 'desk',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/cancellation',
  params: ReservationParams,
  query: NoQuery,
  status: 200,
} as const;

export const describeDeskCancellation = {
  ...cancellation,
  operationId: 'describeDeskCancellation',
  summary: 'What cancelling would cost now, room by room, and what would go back',
  method: 'GET',
  body: Nothing,
  answer: DeskCancellation,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: ['reservation.unknown', 'reservation.was_cancelled', 'reservation.expired'],
} satisfies Route;

export const cancelForHotel = {
  ...cancellation,
  operationId: 'cancelForHotel',
  summary: 'Cancel rooms in the hotel’s own name, for the fee of their policies, a lower one or none',
  method: 'POST',
  body: z.strictObject({
    version: z
      .int()
      .min(1)
      .meta({ description: 'The one that was looked at: what changed meanwhile is not cancelled' }),
    roomStays: Rooms,
    fee: z.union([z.literal('policy'), z.strictObject({ minor: Minor })]).meta({
      description:
        'What is kept of all these rooms together: policy, or an amount that is not more. How much less the front desk may keep is the owner’s to say',
    }),
    reason: NoteText.max(200).meta({ description: 'For the house, in the history; nothing about the guest' }),
    tellsGuest: z.boolean().meta({ description: 'Whether the guest is written to' }),
    chargesGuarantee: z.boolean().optional().meta({
      description:
        'Whether what is open of fees then is taken from the card at once; nothing happens where it cannot be',
    }),
  }),
  answer: z
    .object({
      reservationId: z.string(),
      status: z.enum(['cancel', 'modify']).meta({ description: 'modify while other rooms stay booked' }),
      version: z.int(),
      cancellationFee: z.int(),
      refund: z.int(),
      hotelCurrency: Currency,
      open: z.int().meta({ description: 'What is to be paid of all this: fees, and other rooms' }),
      charging: z.int().meta({
        description: 'What is being taken from the card; 0 where it cannot be. The account says what becomes of it',
      }),
    })
    .meta({ id: 'CancelledForHotel' }),
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.was_cancelled',
    'reservation.expired',
    'reservation.version',
    'room_stay.unknown',
    'cancellation.fee_above',
    'money.limit',
    'idempotency.mismatch',
  ],
} satisfies Route;
