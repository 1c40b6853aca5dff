import { z } from 'zod';
import { GuestAddress, GuestInfo } from '../guest-info.ts';
import { LanguageCode } from '../property/texts.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, type Route } from '../route.ts';

const { surname, email, phone } = GuestInfo.shape;
const orNone = (what: string) => ({ description: `Empty: there is no ${what}` });

const Corrected = z
  .strictObject({
    givenName: z
      .union([z.literal(''), surname])
      .optional()
      .meta(orNone('first name')),
    surname: surname.optional(),
    email: z
      .union([z.literal(''), email])
      .optional()
      .meta(orNone('address, and no letters are sent')),
    phone: z
      .union([z.literal(''), phone])
      .optional()
      .meta(orNone('telephone')),
    address: GuestAddress.nullable().optional().meta({ description: 'Null: there is none' }),
    specialRequest: GuestInfo.shape.specialRequest.unwrap().optional(),
    businessTravel: z.boolean().optional(),
  })
  .meta({ id: 'CorrectedGuest', description: 'What is left out stays as it is' });

export const changeGuestForHotel = {
  operationId: 'changeGuestForHotel',
  noun: 'desk',
  summary: 'Correct what is known of the guest, or the language that letters are written in',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/guest',
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    version: z.int().min(1).meta({ description: 'The one that was looked at' }),
    guest: Corrected,
    lang: LanguageCode.optional().meta({ description: 'What the guest is written in' }),
    tellsGuest: z.boolean().meta({ description: 'Whether the confirmation is sent once more, to the new address' }),
  }),
  answer: z
    .object({
      reservationId: z.string(),
      version: z.int(),
      changed: z.array(z.string()).meta({ description: 'The names of the fields that are others now' }),
    })
    .meta({ id: 'GuestChanged' }),
  status: 200,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.erased',
    'reservation.was_cancelled',
    'reservation.held',
    'reservation.version',
    'idempotency.mismatch',
  ],
} satisfies Route;
