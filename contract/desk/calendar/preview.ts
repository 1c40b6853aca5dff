import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { WhyNothing } from '../../offer.ts';
import { Currency, Day, Slug } from '../../property/shapes.ts';
import { NoQuery, type Route } from '../../route.ts';
import { CellValue, CalendarBelowSold, CalendarChanged, CalendarGuarded, CalendarWarned } from './refused.ts';
import { CalendarEdits, CalendarVersion, RowOf, runDays } from './shapes.ts';

const Paid = z
  .object({
    total: z
      .int()
      .nullable()
      .meta({ description: 'For the whole stay, with what nobody can refuse; null: not offered' }),
    ratePlanId: z
      .string()
      .nullable()
      .meta({ description: 'The cheapest rate that guests can book, or the one asked for' }),
    reasons: z.array(WhyNothing).meta({ description: 'Why it is not offered; empty where it is' }),
  })
  .meta({ id: 'CalendarGuestPays' });

const GuestSees = z
  .object({
    roomId: z.string(),
    arrival: z.string(),
    departure: z.string(),
    nbAdults: z.int(),
    before: Paid,
    after: Paid,
  })
  .meta({ id: 'CalendarGuestSees' });
export type GuestSees = z.infer<typeof GuestSees>;

export const CalendarPreview = z
  .object({
    version: CalendarVersion,
    currency: Currency,
    nights: z.int().meta({ description: 'Cells that would change' }),
    followers: z.int().meta({ description: 'Nights of rate plans whose prices would follow' }),
    changed: z
      .array(z.object({ ...RowOf, ...runDays, field: z.string(), before: CellValue, after: CellValue }))
      .meta({ description: 'Days in a row that would change alike; the first 500' }),
    following: z
      .array(
        z.object({
          room: z.string(),
          ratePlan: z.string(),
          ...runDays,
          before: z.int().nullable(),
          after: z.int().nullable(),
        }),
      )
      .meta({ description: 'Prices for the standard party that would follow; the first 500' }),
    guests: z.array(GuestSees).meta({
      description:
        'What two-night guests of the standard party would pay, by the engine itself: the stays asked for, or up to six that the edits touch',
    }),
    conflicts: CalendarChanged.nullable(),
    belowSold: CalendarBelowSold.nullable(),
    guarded: CalendarGuarded.nullable(),
    warned: CalendarWarned.nullable(),
  })
  .meta({
    id: 'CalendarPreview',
    description: 'The last four: what saving would be refused for; null where it would not',
  });
export type CalendarPreview = z.infer<typeof CalendarPreview>;

export const previewCalendar = {
  operationId: 'previewCalendar',
  noun: 'desk',
  summary: 'What edits would change, who would follow and what guests would pay, before anything is saved',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/calendar/preview',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    version: CalendarVersion,
    edits: CalendarEdits,
    stays: z
      .array(
        z.strictObject({
          room: Slug,
          ratePlan: Slug.optional().meta({ description: 'Absent: the cheapest' }),
          arrival: Day,
          nights: z.int().min(1).max(30).default(2),
          nbAdults: z.int().min(1).max(20).optional().meta({ description: 'Absent: the standard party' }),
        }),
      )
      .max(12)
      .optional(),
  }),
  answer: CalendarPreview,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  maxBytes: 4 * 1024 * 1024,
  refusals: ['calendar.too_large'],
} satisfies Route;
