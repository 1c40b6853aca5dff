import { z } from 'zod';
import { AgesParameter } from '../../ages.ts';
import { HotelParams } from '../../hotel.ts';
import { WhyNothing } from '../../offer.ts';
import { Day, Slug } from '../../property/shapes.ts';
import { Nothing, type Route } from '../../route.ts';
import { CalendarEdit } from './shapes.ts';

const Lift = z
  .object({
    kind: z.enum(['edit', 'stock', 'price', 'document', 'stay', 'none']).meta({
      description:
        'edit: the edits beside it lift it. stock: more rooms for sale, or one given back. price: it needs a price. document: a field of the document. stay: other dates or guests. none: nothing here does',
    }),
    edits: z.array(CalendarEdit).optional(),
    where: z
      .enum(['house', 'room', 'ratePlan', 'rate', 'parent'])
      .optional()
      .meta({ description: 'With edit: whose rule it is, the widest where there are several' }),
    field: z.string().optional().meta({ description: 'With document: its path' }),
  })
  .meta({ id: 'CalendarLift' });
export type CalendarLift = z.infer<typeof Lift>;

const RateReasons = z.object({
  ratePlanId: z.string(),
  total: z.int().nullable().meta({ description: 'What the stay costs where a guest can book it' }),
  reasons: z.array(z.object({ why: WhyNothing, lift: Lift })).meta({ description: 'Empty where a guest can book it' }),
});

export const CalendarReasons = z
  .object({
    room: z.string(),
    arrival: z.string(),
    departure: z.string(),
    nbAdults: z.int(),
    left: z.int().meta({ description: 'Rooms free on every night' }),
    rates: z.array(RateReasons),
    guestPage: z.string().meta({ description: 'The path of the guest’s page on these dates' }),
  })
  .meta({ id: 'CalendarReasons' });
export type CalendarReasons = z.infer<typeof CalendarReasons>;

const Count = z.coerce.number().int().min(0).max(20);

export const getCalendarReasons = {
  operationId: 'getCalendarReasons',
  noun: 'desk',
  summary: 'Why a stay cannot be booked by a guest, by the engine’s own reasons, and what lifts each',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/calendar/reasons',
  params: HotelParams,
  query: z.strictObject({
    room: Slug,
    ratePlan: Slug.optional().meta({ description: 'Absent: all of the room' }),
    arrival: Day,
    nights: z.coerce.number().int().min(1).max(60).default(1),
    nbAdults: Count.min(1).optional().meta({ description: 'Absent: the standard party' }),
    nbChildren: Count.default(0),
    nbInfants: Count.default(0),
    ages: AgesParameter,
  }),
  body: Nothing,
  answer: CalendarReasons,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['rate.unknown', 'date.past', 'date.range', 'guests.bounds'],
} satisfies Route;
