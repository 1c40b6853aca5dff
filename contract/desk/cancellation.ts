import { z } from 'zod';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { CancellingRoom, cancellingDone, cancellingTerms, cancellingWish, ChargesGuarantee } from './cancelling.ts';

const DeskCancellation = z
  .object({
    ...cancellingTerms,
    rooms: z.array(CancellingRoom).meta({ description: 'Those that stand' }),
    paid: z.int().meta({ description: 'Through the provider, without what went back' }),
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
  body: z.strictObject({ ...cancellingWish, chargesGuarantee: ChargesGuarantee.optional() }),
  answer: z.object({ ...cancellingDone, cancellationFee: z.int() }).meta({ id: 'CancelledForHotel' }),
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
