import { z } from 'zod';
import { Currency, Minor } from '../property/shapes.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { CancellingRoom, cancellingDone, cancellingTerms, cancellingWish, ChargesGuarantee } from './cancelling.ts';

const noShow = {
  noun: 'desk',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/no-show',
  params: ReservationParams,
  query: NoQuery,
  status: 200,
} as const;

const NoShowTerms = z
  .object({
    ...cancellingTerms,
    rooms: z
      .array(CancellingRoom)
      .meta({ description: 'Whose guests have not come, with what their policies keep then' }),
    received: z.int().meta({ description: 'Through the provider and at the hotel, without what went back' }),
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
  body: z.strictObject({ ...cancellingWish, chargesGuarantee: ChargesGuarantee }),
  answer: z.object({ ...cancellingDone, fee: z.int() }).meta({ id: 'NoShowMarked' }),
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
