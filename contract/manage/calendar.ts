import type { DayRuleName } from '@stayfront/rules/restriction/day-rules';
import { z } from 'zod';
import { SomeWeekdays } from '../some-weekdays.ts';
import { HotelParams } from '../hotel.ts';
import { mostErrors } from '../problem.ts';
import { personPrices } from '../property/person-prices.ts';
import { Day, Slug } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { WarnedNights } from '../desk/calendar/refused.ts';

const days = {
  from: Day.meta({ description: 'The first day' }),
  to: Day.meta({ description: 'The last day, included' }),
  weekdays: SomeWeekdays,
};

const Nights = z.int().min(1).max(999).nullable().default(null);

const rules = {
  isClosed: z.boolean().default(false).meta({ description: 'Nobody sleeps here on this night' }),
  isClosedToArrival: z.boolean().default(false),
  isClosedToDeparture: z.boolean().default(false),
  minStay: Nights.meta({ description: 'Least nights of a stay that arrives on this day' }),
  maxStay: Nights,
  minThrough: Nights.meta({ description: 'Least nights of a stay that sleeps through this night' }),
  maxThrough: Nights,
} satisfies Record<DayRuleName, z.core.$ZodType>;

/** Checks one entry by itself: what needs the hotel to judge is judged by the verb. */
function checkEntry(
  entry: {
    from: string;
    to: string;
    minStay?: number | null;
    maxStay?: number | null;
    minThrough?: number | null;
    maxThrough?: number | null;
  },
  context: z.core.$RefinementCtx,
): void {
  const fault = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
  if (entry.to < entry.from) fault('to', 'The last day must not be before the first');
  if (entry.minStay && entry.maxStay && entry.minStay > entry.maxStay)
    fault('maxStay', 'No stay is that long and that short');
  if (entry.minThrough && entry.maxThrough && entry.minThrough > entry.maxThrough)
    fault('maxThrough', 'No stay is that long and that short');
}

const StockEntry = z
  .strictObject({ room: Slug, ...days, total: z.int().min(0).max(100_000).meta({ description: 'Rooms for sale' }) })
  .superRefine(checkEntry);

const RateEntry = z
  .strictObject({
    room: Slug,
    ratePlan: Slug,
    ...days,
    ...personPrices,
    ...rules,
  })
  .superRefine(checkEntry);

const FollowingEntry = z.strictObject({ room: Slug, ratePlan: Slug, ...days }).superRefine(checkEntry);

const RestrictionEntry = z
  .strictObject({
    room: Slug.optional().meta({ description: 'Absent: all rooms' }),
    ratePlan: Slug.optional().meta({ description: 'Absent: all rate plans' }),
    ...days,
    ...rules,
  })
  .superRefine(checkEntry);

const most = 50_000;

export const CalendarEntries = z
  .strictObject({
    stock: z.array(StockEntry).max(most).default([]),
    rates: z.array(RateEntry).max(most).default([]).meta({
      description: 'A night of a rate plan that follows another is set apart by a price of its own',
    }),
    following: z.array(FollowingEntry).max(most).default([]).meta({
      description:
        'Nights of a rate plan that follows another which are given back: their price is worked out again. One that rates names, too, is set apart',
    }),
    restrictions: z.array(RestrictionEntry).max(most).default([]).meta({
      description: 'Beside the rules of a rate; the stricter stands. One that forbids nothing lifts what stood there',
    }),
    accepts: z.string().max(64).optional().meta({
      description: 'That of calendar.warned: the warnings were read, and it is meant so',
    }),
  })
  .meta({ id: 'CalendarEntries' });
export type CalendarEntries = z.infer<typeof CalendarEntries>;

const lists = { stock: StockEntry, rates: RateEntry, following: FollowingEntry, restrictions: RestrictionEntry };
const names = Object.keys(lists);

/** So many entries are looked at in one go. */
const piece = 250;

/** What CalendarEntries says, piece by piece, but for faults beyond the first hundred. No entry depends on another. */
export async function readEntries(body: unknown, giveWay: () => Promise<void>): Promise<z.ZodSafeParseResult<unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return CalendarEntries.safeParse(body);
  const rest: Record<string, unknown> = { ...body };
  const read: Record<string, unknown[]> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const [name, entry] of Object.entries(lists)) {
    const list = rest[name];
    if (!Array.isArray(list) || list.length <= piece) continue;
    rest[name] = [];
    read[name] = [];
    const tooMany = z.array(z.unknown()).max(most).safeParse(list).error?.issues ?? [];
    issues.push(...tooMany.map((issue) => ({ ...issue, path: [name] })));
    for (let from = 0; from < list.length && tooMany.length === 0 && issues.length < mostErrors; from += piece) {
      const part = z.array(entry).safeParse(list.slice(from, from + piece));
      if (part.success) read[name].push(...part.data);
      else issues.push(...part.error.issues.map((issue) => ({ ...issue, path: placeIn(name, from, issue.path) })));
      await giveWay();
    }
  }
  const others = CalendarEntries.safeParse(rest);
  if (others.success && issues.length === 0) return { success: true, data: { ...others.data, ...read } };
  issues.push(...(others.error?.issues ?? []));
  // In the order of the lists, and what belongs to none of them last.
  const order = ({ path: [name] }: z.core.$ZodIssue): number =>
    names.indexOf(String(name)) + (name === undefined ? 9 : 0);
  return { success: false, error: new z.ZodError(issues.toSorted((a, b) => order(a) - order(b))) };
}

const placeIn = (name: string, from: number, [i, ...rest]: readonly PropertyKey[]): PropertyKey[] => [
  name,
  from + Number(i),
  ...rest,
];

export const CalendarPut = z
  .object({
    stockNights: z.int(),
    rateNights: z.int(),
    followingNights: z.int().optional().meta({ description: 'Where following was sent: the nights that follow' }),
    restrictedDays: z.int(),
    kept: z
      .array(z.object({ date: z.string(), room: z.string(), total: z.int() }))
      .meta({ description: 'Nights that keep more rooms than was asked, because so many are sold or held' }),
    changeId: z.string().optional().meta({
      description: 'What the desk calls this change, and can undo it by; absent where all of it stood there already',
    }),
    warnings: z.array(WarnedNights).optional().meta({
      description:
        'Prices that look like a slip and were taken: accepts said yes to them, or calendarGuards of the document is tell',
    }),
  })
  .meta({ id: 'CalendarPut' });
export type CalendarPut = z.infer<typeof CalendarPut>;

export const putCalendar = {
  operationId: 'putCalendar',
  noun: 'management',
  summary:
    'Put stock, rates and restrictions by ranges of days: all of them or none. Where two entries meet, the later stands',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/manage/calendar',
  params: HotelParams,
  query: NoQuery,
  body: CalendarEntries,
  answer: CalendarPut,
  status: 200,
  isIdempotent: false,
  needsKey: true,
  maxBytes: 16 * 1024 * 1024,
  readInPieces: readEntries,
  refusals: ['calendar.too_large', 'calendar.guarded', 'calendar.warned'],
} satisfies Route;

/** The calendar as putCalendar would take it again, and what is taken of it. */
export const ManagedCalendar = z
  .object({
    from: z.string(),
    to: z.string(),
    entries: z
      .object({
        stock: z.array(z.record(z.string(), z.unknown())),
        rates: z.array(z.record(z.string(), z.unknown())),
        following: z.array(z.record(z.string(), z.unknown())).optional(),
        restrictions: z.array(z.record(z.string(), z.unknown())),
      })
      .meta({
        description:
          'As CalendarEntries; equal days in a row are one entry. Of a rate plan that follows another rates has the nights that are set apart, and following all others',
      }),
    followed: z.array(z.record(z.string(), z.unknown())).optional().meta({
      description: 'What following nights cost now, worked out from their parents; not to be put',
    }),
    taken: z
      .array(z.object({ date: z.string(), room: z.string(), sold: z.int(), held: z.int() }))
      .meta({ description: 'Nights on which rooms are sold, or held for a guest who is paying' }),
  })
  .meta({ id: 'ManagedCalendar' });
export type ManagedCalendar = z.infer<typeof ManagedCalendar>;

export const getManagedCalendar = {
  operationId: 'getManagedCalendar',
  noun: 'management',
  summary: 'The calendar as it stands from one day to another, both included',
  method: 'GET',
  path: '/api/hotels/{hotelId}/manage/calendar',
  params: HotelParams,
  query: z.strictObject({ from: Day, to: Day }).refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The last day must not be before the first',
  }),
  body: Nothing,
  answer: ManagedCalendar,
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: ['calendar.too_large'],
} satisfies Route;
