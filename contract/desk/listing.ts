import { deskSorts, deskViews, listedStatuses } from '@stayfront/rules/booking/desk-list';
import { deskStates } from '@stayfront/rules/booking/desk-state';
import { sources } from '@stayfront/rules/channel/source';
import { moneyKinds } from '@stayfront/rules/payment/money-state';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency, Day } from '../property/shapes.ts';
import { Nothing, type Route } from '../route.ts';

export const DeskView = z.enum(deskViews).meta({
  description:
    'arriving: from today on, not there yet; departing: leaves today; new: booked in the last 24 hours; unpaid: something is open and no card stands for it',
  id: 'DeskView',
});
export type DeskView = z.infer<typeof DeskView>;

const Source = z
  .enum(sources)
  .meta({ description: 'desk: written in by the house; channel: another partner', id: 'ReservationSource' });
const Booked = z.union([z.iso.datetime(), Day]);

/** What a list can be narrowed down by; days are the hotel’s. */
export const deskFilters = {
  arrivalFrom: Day.optional(),
  arrivalTo: Day.optional(),
  departureFrom: Day.optional(),
  departureTo: Day.optional(),
  bookedFrom: Booked.optional().meta({ description: 'A day at the hotel, or an instant' }),
  bookedTo: Booked.optional().meta({ description: 'A day (to its end), or an instant' }),
  status: z.enum(listedStatuses).optional().meta({
    description: 'discarded: held and never paid for; nowhere else in the list',
  }),
  source: Source.optional(),
  roomId: z.string().min(1).max(60).optional(),
  ratePlanId: z.string().min(1).max(60).optional(),
  text: z.string().trim().max(100).optional().meta({
    description:
      'Part of a name, also without accents or with a slip; a reference, an e-mail address or a telephone number, in any form',
  }),
};

export const DeskMoney = z
  .object({
    kind: z.enum(moneyKinds),
    amount: z.int().meta({ description: 'What is open, or has been paid too much; local taxes are not among it' }),
  })
  .meta({ id: 'DeskMoney' });

const ListedRoom = z.object({
  roomId: z.string(),
  roomName: z.string(),
  ratePlanId: z.string(),
  ratePlanName: z.string(),
});

export const ListedReservation = z
  .object({
    reservationId: z.string(),
    guestName: z.string().meta({ description: 'Empty once it was erased' }),
    state: z.enum(deskStates).meta({ description: 'Where it is today; booked: to come on a later day' }),
    isNew: z.boolean().meta({ description: 'Booked in the last 24 hours' }),
    holdExpiresAt: z.iso.datetime().nullable(),
    arrival: z.string(),
    departure: z.string(),
    nights: z.int(),
    adults: z.int(),
    children: z.int(),
    infants: z.int(),
    rooms: z.array(ListedRoom).meta({ description: 'Those that stand; once all are cancelled, all' }),
    total: z.int().meta({ description: 'What these rooms cost' }),
    money: DeskMoney,
    source: Source,
    bookedAt: z.iso.datetime(),
    email: z.string().optional().meta({ description: 'Not told to readers' }),
    phone: z.string().optional().meta({ description: 'Not told to readers' }),
  })
  .meta({ id: 'ListedReservation' });
export type ListedReservation = z.infer<typeof ListedReservation>;

const DeskReservations = z
  .object({
    today: z.string().meta({ description: 'At the hotel, now' }),
    currency: Currency.meta({ description: 'The hotel’s, of all amounts' }),
    reservations: z.array(ListedReservation),
    cursor: z.string().nullable().meta({ description: 'Send it to get those that follow; null: there are no more' }),
    isCut: z.boolean().meta({ description: 'More fit the text than can be gone through: type more of it' }),
    isComplete: z.boolean().meta({ description: 'False while bookings of before are still being taken into the list' }),
  })
  .meta({ id: 'DeskReservations' });
export type DeskReservations = z.infer<typeof DeskReservations>;

export const listDeskReservations = {
  operationId: 'listDeskReservations',
  noun: 'desk',
  summary: 'Reservations of a view, narrowed down and in an order, a page at a time',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reservations',
  params: HotelParams,
  query: z.strictObject({
    view: DeskView.default('all'),
    ...deskFilters,
    sort: z.enum(deskSorts).optional().meta({ description: 'Absent: as suits the view; - is the other way round' }),
    cursor: z.string().max(400).optional(),
    limit: z
      .union([z.int().min(1).max(50), z.string().regex(/^([1-9]|[1-4]\d|50)$/, 'Write a number from 1 to 50')])
      .transform(Number)
      .default(50),
  }),
  body: Nothing,
  answer: DeskReservations,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['cursor.invalid'],
} satisfies Route;

const Count = z
  .object({ count: z.int(), isMore: z.boolean().meta({ description: 'There are more than are counted' }) })
  .meta({ id: 'DeskCount' });
export type DeskCount = z.infer<typeof Count>;

export const countDeskReservations = {
  operationId: 'countDeskReservations',
  noun: 'desk',
  summary: 'How many reservations each view has, counted up to 999',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reservation-counts',
  params: HotelParams,
  query: z.strictObject({ view: DeskView.optional(), ...deskFilters }),
  body: Nothing,
  answer: z
    .object({
      views: z.record(DeskView, Count),
      shown: Count.optional().meta({ description: 'Of the view that was named, with the filters' }),
    })
    .meta({ id: 'DeskCounts' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
