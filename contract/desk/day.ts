import { presences } from '@stayfront/rules/booking/presence';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { RoomNumber } from '../property/content.ts';
import { ClockTime, Currency, Day } from '../property/shapes.ts';
import { ReservationParams } from '../reservation.ts';
import { RoomStayIndex } from '../room-stay-index.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const Presence = z
  .enum(presences)
  .meta({ description: 'expected: still to come; arrived: in the house; left: gone', id: 'Presence' });

const DayStay = z
  .object({
    reservationId: z.string(),
    roomStayIndex: z.int(),
    roomId: z.string(),
    roomName: z.string(),
    ratePlanName: z.string(),
    guestName: z.string().meta({ description: 'Empty once it was erased' }),
    arrival: z.string(),
    departure: z.string(),
    nights: z.int(),
    adults: z.int(),
    children: z.int(),
    infants: z.int(),
    ages: z.array(z.int()).optional().meta({ description: 'Of children, then of infants, where they were told' }),
    specialRequest: z.string(),
    presence: Presence,
    roomNumber: z.string().nullable().meta({ description: 'The door they were given; null: none yet' }),
    expectedTime: z
      .string()
      .nullable()
      .meta({ description: 'When they said they would come, on the hotel’s clock; null: nobody knows' }),
    owed: z.int().meta({
      description: 'What is still to be paid for the whole reservation, local taxes at the desk included',
    }),
  })
  .meta({ id: 'DayStay' });
export type DayStay = z.infer<typeof DayStay>;

const DeskDay = z
  .object({
    day: z.string(),
    today: z.string().meta({ description: 'At the hotel, now' }),
    currency: Currency.meta({ description: 'The hotel’s, of all amounts' }),
    arrivals: z.array(DayStay),
    inHouse: z.array(DayStay).meta({ description: 'Who came before and leaves later' }),
    departures: z.array(DayStay),
  })
  .meta({ id: 'DeskDay' });
export type DeskDay = z.infer<typeof DeskDay>;

export const getDay = {
  operationId: 'getDay',
  noun: 'desk',
  summary: 'Who comes, stays and leaves on a day, with what they owe and have asked for',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/days/{day}',
  params: HotelParams.extend({ day: Day }),
  query: NoQuery,
  body: Nothing,
  answer: DeskDay,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

export const setPresence = {
  operationId: 'setPresence',
  noun: 'desk',
  summary: 'Tick the guests of a room as arrived or left, or take that back',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/room-stays/{roomStayIndex}/presence',
  params: ReservationParams.extend({ roomStayIndex: RoomStayIndex }),
  query: NoQuery,
  body: z.strictObject({ presence: Presence }),
  answer: z.object({ reservationId: z.string(), roomStayIndex: z.int(), presence: Presence, before: Presence }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.was_cancelled',
    'reservation.held',
    'room_stay.unknown',
    'presence.too_early',
    'presence.not_arrived',
  ],
} satisfies Route;

export const setRoomNumber = {
  operationId: 'setRoomNumber',
  noun: 'desk',
  summary: 'Give the guests of a room one of the numbers of its type for all their nights, or take it away',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/room-stays/{roomStayIndex}/room-number',
  params: ReservationParams.extend({ roomStayIndex: RoomStayIndex }),
  query: NoQuery,
  body: z.strictObject({ number: RoomNumber.nullable().meta({ description: 'Null takes it away' }) }),
  answer: z.object({
    reservationId: z.string(),
    roomStayIndex: z.int(),
    number: z.string().nullable(),
    before: z.string().nullable(),
  }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: [
    'reservation.unknown',
    'reservation.was_cancelled',
    'reservation.held',
    'room_stay.unknown',
    'room_number.unknown',
    'room_number.taken',
  ],
} satisfies Route;

export const setExpectedTime = {
  operationId: 'setExpectedTime',
  noun: 'desk',
  summary: 'Note when the guests of a room said they would come, or that nobody knows any more',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/room-stays/{roomStayIndex}/expected-time',
  params: ReservationParams.extend({ roomStayIndex: RoomStayIndex }),
  query: NoQuery,
  body: z.strictObject({
    time: ClockTime.nullable().meta({ description: 'On the hotel’s clock, e.g. "22:15"; null forgets it' }),
  }),
  answer: z.object({
    reservationId: z.string(),
    roomStayIndex: z.int(),
    time: z.string().nullable(),
    before: z.string().nullable(),
  }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: ['reservation.unknown', 'reservation.was_cancelled', 'reservation.held', 'room_stay.unknown'],
} satisfies Route;
