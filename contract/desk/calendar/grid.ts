import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { FollowsShape } from '../../property/rate-plan.ts';
import { Currency, Day } from '../../property/shapes.ts';
import { Nothing, type Route } from '../../route.ts';
import { CalendarVersion, DaySays, NightPricesShape } from './shapes.ts';

const Slugs = z
  .string()
  .max(4_000)
  .transform((text) => text.split(','))
  .optional();

const perDay = <Item extends z.core.$ZodType>(item: Item, description: string) => z.array(item).meta({ description });

const Rules = z.array(z.tuple([z.int(), z.int(), DaySays])).meta({
  description: 'Where something is forbidden: [place of the first day, how many days, what is forbidden]',
});

const Span = z.tuple([z.int(), z.int()]);

const RoomRow = z
  .object({
    roomId: z.string(),
    standardAdults: z.int().meta({ description: 'The standard party, whose price the rates show' }),
    total: perDay(z.int().nullable(), 'Rooms for sale; null: nothing was ever put'),
    sold: perDay(z.int(), 'Rooms sold. Left is total − sold − held'),
    held: perDay(z.int(), 'Rooms held for guests who are paying or confirming'),
    rules: Rules.meta({ description: 'Of the room, at all rate plans' }),
  })
  .meta({ id: 'DeskCalendarRoom' });

const PlanRow = z
  .object({
    ratePlanId: z.string(),
    follows: z.string().nullable().meta({ description: 'The rate plan whose prices it follows' }),
    rule: FollowsShape.optional().meta({ description: 'How it follows; absent where it follows none' }),
    pricesPer: z.enum(['room', 'person']),
    floor: z.int().nullable().meta({ description: 'No night is saved below; null: it has none' }),
    ceiling: z.int().nullable().meta({ description: 'No night is saved above' }),
    rules: Rules.meta({ description: 'Of the rate plan, in all rooms' }),
  })
  .meta({ id: 'DeskCalendarPlan' });

const RateRow = z
  .object({
    roomId: z.string(),
    ratePlanId: z.string(),
    price: perDay(z.int().nullable(), 'For the standard party, also where it follows; null: not sold to it'),
    apart: z.array(Span).meta({
      description:
        'Of a rate plan that follows another: the nights that have prices of their own, as [place, days]. All others follow',
    }),
    rules: Rules.meta({ description: 'Of this rate of this room: what an edit of it changes' }),
    binding: Rules.meta({
      description:
        'All that binds it on days where that is more: the rules of house, room, rate plan and, where it takes them, of its parent. The other days: as rules',
    }),
    amounts: z
      .object({
        lists: z.array(NightPricesShape.nullable()),
        days: z.array(z.int()).meta({ description: 'By day the place of its list' }),
      })
      .optional()
      .meta({ description: 'All prices by person, where they were asked for' }),
  })
  .meta({ id: 'DeskCalendarRate' });

export const DeskCalendar = z
  .object({
    currency: Currency,
    today: z.string().meta({ description: 'At the hotel, now' }),
    lastDay: z.string().meta({ description: 'The last day that can be edited' }),
    from: z.string(),
    to: z.string(),
    version: CalendarVersion,
    seasons: z
      .array(z.object({ name: z.string(), from: z.string(), to: z.string() }))
      .meta({ description: 'Seasons and special days by name, as the document has them, in the order of days' }),
    house: z.object({
      total: perDay(z.int(), 'Rooms for sale'),
      sold: perDay(z.int(), 'Rooms sold'),
      held: perDay(z.int(), 'Rooms held'),
      rules: Rules.meta({ description: 'Of the whole house' }),
    }),
    ratePlans: z.array(PlanRow),
    rooms: z.array(RoomRow),
    rates: z.array(RateRow).meta({ description: 'Room by room, in the order of the document' }),
  })
  .meta({
    id: 'DeskCalendar',
    description: 'Lists by day begin with `from`, and have a place for each day until `to`',
  });
export type DeskCalendar = z.infer<typeof DeskCalendar>;

export const getDeskCalendar = {
  operationId: 'getDeskCalendar',
  noun: 'desk',
  summary: 'The grid of rooms and rates from one day to another, both included: stock, prices and rules in columns',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/calendar',
  params: HotelParams,
  query: z
    .strictObject({
      from: Day,
      to: Day,
      rooms: Slugs.meta({ description: 'Ids with commas; absent: all. House and rate plans come always' }),
      ratePlans: Slugs.meta({ description: 'Likewise' }),
      amounts: z
        .enum(['true', 'false'])
        .default('false')
        .meta({ description: 'Whether all prices by person are wanted' }),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first' }),
  body: Nothing,
  answer: DeskCalendar,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['calendar.too_large'],
} satisfies Route;
