import { z } from 'zod';
import { hotelLetters } from '../manage/letters.ts';
import { LanguageCode } from '../property/texts.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const letterKinds = [
  'confirmation',
  'confirm',
  'unconfirmed',
  'changed',
  'cancelled',
  'room-cancelled',
  'paid',
  'refunded',
  'new-link',
  'payment-link',
  'card-link',
  'rest-soon',
  'rest-due',
  'rest-unpaid',
  'payment',
  'other',
] as const;
export const LetterKind = z.enum(letterKinds).meta({ id: 'LetterKind' });
export type LetterKind = z.infer<typeof LetterKind>;

export const GuestLetter = z
  .object({
    letterId: z.string().meta({ example: 'cancelled-2' }),
    kind: LetterKind,
    state: z.enum(['queued', 'sent', 'failed', 'given-up']).meta({
      description:
        'sent: the mail server has taken it; failed: it refused, and is asked again by itself; given-up: not any more',
    }),
    at: z.iso.datetime().meta({ description: 'When it came to that' }),
  })
  .meta({ id: 'GuestLetter' });
export type GuestLetter = z.infer<typeof GuestLetter>;

const LetterParams = ReservationParams.extend({ letterId: z.string().min(1).max(120) });
const at = '/api/hotels/{hotelId}/desk/reservations/{reservationId}/letters';

export const previewLetter = {
  operationId: 'previewLetter',
  noun: 'desk',
  summary: 'A letter to the guest as it was sent or would be now, without the links that are the guest’s alone',
  method: 'GET',
  path: `${at}/{letterId}`,
  params: LetterParams,
  query: NoQuery,
  body: Nothing,
  answer: z
    .object({
      letterId: z.string(),
      kind: LetterKind,
      isAsSent: z.boolean().meta({
        description: 'False: it was not sent, or the booking was changed since and the letter would be another now',
      }),
      language: LanguageCode,
      to: z.string(),
      subject: z.string(),
      html: z.string(),
      text: z.string(),
    })
    .meta({ id: 'LetterPreview' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: ['reservation.unknown', 'reservation.erased', 'letter.unknown'],
} satisfies Route;

export const sendDeskLetter = {
  operationId: 'sendDeskLetter',
  noun: 'desk',
  summary:
    'Write to the guest: the confirmation, a new link that ends all earlier ones, where to pay or to give a card, or a letter again',
  method: 'POST',
  path: at,
  params: ReservationParams,
  query: NoQuery,
  body: z.union([
    z.strictObject({ letter: z.enum(hotelLetters) }),
    z.strictObject({
      again: z.string().min(1).max(120).meta({ description: 'letterId of one that is to be sent once more' }),
    }),
  ]),
  answer: z.object({ reservationId: z.string(), kind: LetterKind }).meta({ id: 'DeskLetterTaken' }),
  status: 201,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.cancelled',
    'reservation.held',
    'reservation.erased',
    'reservation.not_held',
    'reservation.expired',
    'payment.processed',
    'payment.unavailable',
    'card_request.unknown',
    'letter.unknown',
    'idempotency.mismatch',
  ],
} satisfies Route;
