import { dayBoundNames, dayFlagNames, type DayBound, type DayFlag } from '@stayfront/rules/restriction/day-rules';
import { z } from 'zod';
import { personPrices } from '../../property/person-prices.ts';
import { Day, Minor, Slug } from '../../property/shapes.ts';
import { SomeWeekdays } from '../../some-weekdays.ts';

/** A number that grows by one with each change of a hotel's calendar: what was read, or which change it is. */
export const CalendarVersion = z
  .string()
  .regex(/^\d{1,15}$/, 'Send the version that came with the calendar')
  .meta({ description: 'How far the calendar had been changed when it was read; the number of its last change' });

/** Who changes a calendar: somebody signed in, a key of the hotel, a connection, or the command line. */
const WhoKind = z.enum(['person', 'key', 'connection', 'system']);

/** What a day forbids; what is absent forbids nothing. */
export const DaySays = z
  .object({
    isClosed: z.literal(true).optional(),
    isClosedToArrival: z.literal(true).optional(),
    isClosedToDeparture: z.literal(true).optional(),
    minStay: z.int().optional(),
    maxStay: z.int().optional(),
    minThrough: z.int().optional(),
    maxThrough: z.int().optional(),
  })
  .meta({ id: 'DaySays', description: 'What a day forbids; what is absent forbids nothing' });
export type DaySays = z.infer<typeof DaySays>;

/** The prices of a night by person, as putCalendar takes them. */
export const NightPricesShape = z.object(personPrices).meta({ id: 'NightPrices' });
export type NightPricesShape = z.infer<typeof NightPricesShape>;

const Nights = z.int().min(1).max(999).nullable();

/** Rules that an edit sets (true, a number) or lifts (false, null); what it leaves out stays as it is. */
const RulesEdit = z.strictObject({
  ...(Object.fromEntries(dayFlagNames.map((name) => [name, z.boolean().optional()])) as {
    [Name in DayFlag]: z.ZodOptional<z.ZodBoolean>;
  }),
  ...(Object.fromEntries(dayBoundNames.map((name) => [name, Nights.optional()])) as {
    [Name in DayBound]: z.ZodOptional<typeof Nights>;
  }),
});

export const CalendarEdit = z
  .strictObject({
    room: Slug.optional().meta({ description: 'Absent: all rooms; rules alone can be set so' }),
    ratePlan: Slug.optional().meta({ description: 'Absent: the room itself, or all of the house' }),
    from: Day,
    to: Day.meta({ description: 'The last day, included' }),
    weekdays: SomeWeekdays,
    version: CalendarVersion.optional().meta({
      description: 'That of the piece of the calendar it was made on; absent: that of the whole request',
    }),
    over: CalendarVersion.optional().meta({
      description:
        'Keeps mine: what others have changed here until this version was seen, and this stands instead. History says so',
    }),
    total: z.int().min(0).max(100_000).optional().meta({ description: 'Rooms for sale; with a room alone' }),
    price: Minor.optional().meta({
      description:
        'For the standard party of the room, as the grid shows it. Other listed numbers of adults move by the same difference, never below 0; supplements and bands stay. A night that follows is set apart by it',
    }),
    prices: z.strictObject(personPrices).optional().meta({ description: 'All prices of the night, in place of price' }),
    follow: z.literal(true).optional().meta({ description: 'Gives the nights back to the rate plan that is followed' }),
    rules: RulesEdit.optional(),
  })
  .superRefine((edit, context) => {
    const fault = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    const prices = [edit.price, edit.prices, edit.follow].filter((one) => one !== undefined).length;
    if (edit.to < edit.from) fault('to', 'The last day must not be before the first');
    if (prices === 0 && edit.total === undefined && edit.rules === undefined)
      fault('from', 'Say what is to change: total, price, prices, follow or rules');
    if (prices > 1) fault('price', 'Send one of price, prices and follow');
    if (edit.total !== undefined && (edit.room === undefined || edit.ratePlan !== undefined))
      fault('total', 'Rooms for sale are counted for a room, without a rate plan');
    if (prices > 0 && (edit.room === undefined || edit.ratePlan === undefined))
      fault('room', 'A price belongs to a room at a rate plan: name both');
  })
  .meta({
    id: 'CalendarEdit',
    description: 'What becomes of some nights; where two speak of the same, the later stands',
  });
export type CalendarEdit = z.infer<typeof CalendarEdit>;

/** The most edits of one request; each may be many nights. */
const mostEdits = 5_000;

export const CalendarEdits = z.array(CalendarEdit).min(1, 'Send at least one edit').max(mostEdits);

/** A change of the calendar, as lists and refusals name it. */
export const ChangeBy = z
  .object({ changeId: CalendarVersion, at: z.iso.datetime(), who: z.string(), whoKind: WhoKind })
  .meta({ id: 'CalendarChangeBy', description: 'who: an e-mail address, or the name of a key or connection' });
export type ChangeBy = z.infer<typeof ChangeBy>;

/** A row of the grid: a room, a room at a rate plan, a rate plan in all rooms, or the house. */
export const RowOf = { room: z.string().nullable(), ratePlan: z.string().nullable() };

export const runDays = { from: z.string(), to: z.string(), nights: z.int() };
