import { feedTroubles } from '@stayfront/rules/calendar-feed/trouble';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { PlainText } from '../plain-text.ts';
import { Slug } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const Unit = z
  .strictObject({ number: z.int().min(1).max(200), of: z.int().min(1).max(200) })
  .refine(({ number, of }) => number <= of, { path: ['number'], message: 'There are not so many rooms of this kind' });

const Clash = z.object({ night: z.string(), rooms: z.int() });

export const CalendarFeed = z
  .object({
    feedId: Slug,
    title: z.string(),
    roomId: z.string(),
    roomName: z.string(),
    unit: z
      .object({ number: z.int(), of: z.int() })
      .nullable()
      .meta({ description: 'One room of its kind; null stands for the kind' }),
    isOn: z.boolean(),
    createdAt: z.iso.datetime(),
    address: z.string().nullable().meta({
      description:
        'Where others read which nights are taken. Who has it sees them: make a new one, and the old one ends. Null where none is told',
    }),
    toldAt: z.iso.datetime().nullable().meta({ description: 'When somebody last read it, to the minute' }),
    source: z
      .object({
        host: z.string().meta({ description: 'Whose calendar is read; the address itself is not told' }),
        state: z.enum(['new', 'ok', 'kept', 'off']).meta({
          description: 'kept: what was read last was not taken, and the copy before it holds',
        }),
        readAt: z.iso.datetime().nullable(),
        takenAt: z.iso.datetime().nullable().meta({ description: 'When a copy was last taken over' }),
        tookMs: z.int().nullable(),
        trouble: z.enum(feedTroubles).nullable(),
        detail: z.string().nullable().meta({ description: 'What was answered, or in which line of the file it is' }),
        since: z.iso.datetime().nullable().meta({ description: 'Of kept: since when' }),
        blocks: z.int().meta({ description: 'Stays in the copy that holds' }),
        smaller: z.int().nullable().meta({ description: 'Of shrunk: stays in what was read last' }),
        clashes: z.array(Clash).meta({
          description:
            'Nights that are taken there, of which so many rooms are missing here: sold twice, or about to be',
        }),
      })
      .nullable(),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

const FeedParams = HotelParams.extend({
  feedId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use 1 to 40 small letters, digits and hyphens'),
});
const path = '/api/hotels/{hotelId}/desk/calendar-feeds';
const desk = { noun: 'desk', query: NoQuery, status: 200, isIdempotent: false, needsStaff: 'manager' } as const;

export const listCalendarFeeds = {
  ...desk,
  operationId: 'listCalendarFeeds',
  summary: 'Calendars of taken nights that are told and read, and how each fares',
  method: 'GET',
  path,
  params: HotelParams,
  body: Nothing,
  answer: z.object({ feeds: z.array(CalendarFeed) }).meta({ id: 'CalendarFeeds' }),
  refusals: ['hotel.unknown'],
} satisfies Route;

export const putCalendarFeed = {
  ...desk,
  operationId: 'putCalendarFeed',
  summary: 'Tell somebody which nights of a room are taken, read it from there, or both',
  method: 'PUT',
  path: `${path}/{feedId}`,
  params: FeedParams,
  body: z.strictObject({
    title: PlainText(60).meta({ description: 'Who it is, in the words of the house', example: 'Airbnb' }),
    roomId: Slug,
    unit: Unit.nullable().default(null),
    isOn: z.boolean().default(true),
    address: z.enum(['keep', 'renew', 'remove']).default('keep').meta({
      description: 'Of the address that is told. keep makes one where the feed is new',
    }),
    source: z.string().min(1).max(2_000).nullable().optional().meta({
      description: 'The address that is read: https on port 443 or 8443. Absent: as it stands; null: nothing is read',
    }),
  }),
  answer: CalendarFeed,
  refusals: ['hotel.unknown', 'input.invalid', 'calendar_feed.target', 'calendar_feed.too_many'],
} satisfies Route;

export const removeCalendarFeed = {
  ...desk,
  operationId: 'removeCalendarFeed',
  summary: 'End a feed: its address answers no more, and the nights it took are free again',
  method: 'DELETE',
  path: `${path}/{feedId}`,
  params: FeedParams,
  body: Nothing,
  answer: z.object({ feedId: z.string(), isRemoved: z.literal(true) }).meta({ id: 'CalendarFeedRemoved' }),
  refusals: ['calendar_feed.unknown'],
} satisfies Route;

export const readCalendarFeed = {
  ...desk,
  operationId: 'readCalendarFeed',
  summary: 'Read it now, and not only within ten minutes',
  method: 'POST',
  path: `${path}/{feedId}/readings`,
  params: FeedParams,
  body: Nothing,
  answer: CalendarFeed,
  refusals: ['hotel.unknown', 'calendar_feed.unknown'],
} satisfies Route;

export const takeSmallerFeed = {
  ...desk,
  operationId: 'takeSmallerFeed',
  summary: 'Say that a feed which has lost more than half of its nights is right: they are free again',
  method: 'POST',
  path: `${path}/{feedId}/smaller`,
  params: FeedParams,
  body: Nothing,
  answer: CalendarFeed,
  refusals: ['hotel.unknown', 'calendar_feed.unknown'],
} satisfies Route;
