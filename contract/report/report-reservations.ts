import { leadKeys, lengthKeys } from '@stayfront/rules/report/buckets';
import { stayStates } from '@stayfront/rules/report/dimensions';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency } from '../property/shapes.ts';
import { Nothing, type Route } from '../route.ts';
import { basisQuery, spanQuery } from './span-query.ts';

/** Which of the stays of a report: those of a line, or of several at once. */
export const stayFilters = {
  state: z.enum(stayStates).default('sold'),
  room: z.string().max(60).optional(),
  rate: z.string().max(60).optional(),
  source: z.string().max(60).optional(),
  country: z.string().max(2).optional().meta({ description: 'Two letters; ZZ: not known' }),
  length: z.enum(lengthKeys).optional(),
  lead: z.enum(leadKeys).optional(),
};

const CountedStay = z
  .object({
    reservationId: z.string(),
    roomStayIndex: z.int(),
    guestName: z.string().meta({ description: 'Empty once it was erased' }),
    roomName: z.string(),
    ratePlanName: z.string(),
    arrival: z.string(),
    departure: z.string(),
    bookedOn: z.string(),
    nights: z.int().meta({ description: 'Of its nights, those that the figure counts' }),
    revenue: z.int().meta({ description: 'What was agreed for these' }),
    kept: z.int().meta({ description: 'The fee for cancelling, not coming or changing' }),
  })
  .meta({ id: 'CountedStay' });
export type CountedStay = z.infer<typeof CountedStay>;

export const ReportReservations = z
  .object({
    currency: Currency,
    total: z
      .object({ stays: z.int(), nights: z.int(), revenue: z.int(), kept: z.int() })
      .meta({ description: 'Of all of them, on all pages: the figure' }),
    stays: z.array(CountedStay),
    cursor: z.string().nullable().meta({ description: 'Send it to get those that follow; null: there are no more' }),
  })
  .meta({ id: 'ReportReservations' });
export type ReportReservations = z.infer<typeof ReportReservations>;

export const getReportReservations = {
  operationId: 'getReportReservations',
  noun: 'report',
  summary: 'The rooms of reservations that a figure of a report is the sum of',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reports/reservations',
  params: HotelParams,
  query: z.strictObject({
    ...spanQuery,
    ...basisQuery,
    ...stayFilters,
    cursor: z.string().max(400).optional(),
    limit: z
      .union([
        z.int().min(1).max(500),
        z.string().regex(/^([1-9]|[1-9]\d|[1-4]\d\d|500)$/, 'Write a number from 1 to 500'),
      ])
      .transform(Number)
      .default(50),
  }),
  body: Nothing,
  answer: ReportReservations,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['cursor.invalid'],
} satisfies Route;
