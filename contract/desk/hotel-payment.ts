import { z } from 'zod';
import { FreeText } from '../guest-info.ts';
import { Currency, Minor } from '../property/shapes.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { HotelWay } from './account.ts';

const at = '/api/hotels/{hotelId}/desk/reservations/{reservationId}/hotel-payments';
const Left = {
  reservationId: z.string(),
  movementId: z.string(),
  hotelCurrency: Currency,
  atHotel: z.int().meta({ description: 'All that is marked as paid at the hotel now' }),
  open: z.int(),
  localTaxOpen: z.int(),
};

export const addHotelPayment = {
  operationId: 'addHotelPayment',
  noun: 'desk',
  summary: 'Mark something as paid at the hotel; it is not open any more, and the provider hears nothing of it',
  method: 'POST',
  path: at,
  params: ReservationParams,
  query: NoQuery,
  body: z.strictObject({
    amount: Minor.min(1, 'Enter what was paid').meta({
      description: 'At most what is open, with the local taxes that are collected at the hotel',
    }),
    way: HotelWay,
    note: FreeText.max(200).default('').meta({
      description: 'A receipt’s number, who brought it; it goes when the guest’s data goes',
    }),
  }),
  answer: z.object(Left).meta({ id: 'HotelPaymentAdded' }),
  status: 201,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.held',
    'reservation.not_held',
    'payment.above_open',
    'idempotency.mismatch',
  ],
} satisfies Route;

export const takeBackHotelPayment = {
  operationId: 'takeBackHotelPayment',
  noun: 'desk',
  summary: 'Take back that something was paid at the hotel; what is taken back already is taken back',
  method: 'DELETE',
  path: `${at}/{movementId}`,
  params: ReservationParams.extend({ movementId: z.string().min(1).max(40) }),
  query: NoQuery,
  body: Nothing,
  answer: z.object(Left).meta({ id: 'HotelPaymentTakenBack' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: ['reservation.unknown', 'payment.unknown'],
} satisfies Route;
