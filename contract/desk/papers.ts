import { z } from 'zod';
import { FileShape } from '../file-shape.ts';
import { HotelParams } from '../hotel.ts';
import { Day } from '../property/shapes.ts';
import { ReservationParams } from '../reservation.ts';
import { RoomStayIndex } from '../room-stay-index.ts';
import { Nothing, type Route } from '../route.ts';
import { PaperLanguage } from './paper-language.ts';

const paper = {
  noun: 'desk',
  method: 'GET',
  body: Nothing,
  answer: FileShape,
  media: ['application/pdf'],
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
} as const;

const Per = z
  .enum(['room', 'reservation'])
  .default('room')
  .meta({ description: 'One form for each room, or one for all rooms of a reservation' });

export const getRegistrationForm = {
  ...paper,
  operationId: 'getRegistrationForm',
  summary: 'The form that guests sign when they come, filled in as far as it is known, as PDF',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/registration-form',
  params: ReservationParams,
  query: z.strictObject({
    language: PaperLanguage,
    per: Per,
    roomStayIndex: RoomStayIndex.optional().meta({ description: 'Of one room alone' }),
  }),
  refusals: [
    'reservation.unknown',
    'reservation.erased',
    'reservation.held',
    'reservation.was_cancelled',
    'room_stay.unknown',
    'server.busy',
    'paper.not_drawn',
  ],
} satisfies Route;

export const getRegistrationForms = {
  ...paper,
  operationId: 'getRegistrationForms',
  summary: 'The registration forms of all who arrive on a day, by name, in one PDF',
  path: '/api/hotels/{hotelId}/desk/days/{day}/registration-forms',
  params: HotelParams.extend({ day: Day }),
  query: z.strictObject({ language: PaperLanguage, per: Per }),
  refusals: ['day.no_arrivals', 'server.busy', 'paper.not_drawn'],
} satisfies Route;

export const getStatement = {
  ...paper,
  operationId: 'getStatement',
  summary: 'What a stay costs night by night, what was paid and sent back when, and what is open, as PDF',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/statement',
  params: ReservationParams,
  query: z.strictObject({ language: PaperLanguage }),
  refusals: ['reservation.unknown', 'server.busy', 'paper.not_drawn'],
} satisfies Route;
