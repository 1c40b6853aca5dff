import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency, Day } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

export const statementLines = ['rooms', 'charges', 'prices', 'messages', 'history'] as const;
export type StatementLineName = (typeof statementLines)[number];

const Fault = z
  .object({
    code: z
      .enum([
        'sold_beyond',
        'books_differ',
        'charge_without_booking',
        'not_given_back',
        'refund_stuck',
        'charge_differs',
        'price_differs',
        'letter_lost',
        'letter_failed',
        'webhook_silent',
        'event_gone',
        'event_changed',
        'event_added',
        'link_gone',
        'day_broken',
      ])
      .meta({
        description:
          'sold_beyond: more rooms sold than there are; books_differ: the counter of a night is not what its reservations come to; charge_without_booking: money for a reservation that does not stand; not_given_back: more was taken than is owed, and no refund is on its way; refund_stuck: the provider has not taken a refund for a day; charge_differs: a payment is not what the history says of it; price_differs: a reservation costs something else than its guest agreed to; letter_lost: a confirmation was neither sent nor queued; letter_failed: a letter did not arrive; webhook_silent: messages that a webhook has not taken for a day; event_gone, event_changed, event_added: an entry of the history was taken away, changed, or written past the engine; link_gone: a place of its chain is missing; day_broken: a sealed day is no longer what it was sealed as',
      }),
    reservationId: z.string().nullable(),
    day: z.string().nullable().meta({ description: 'The night, or the sealed day' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'The room, the kind of letter, the host of a webhook, or the number of a payment' }),
    expected: z.int().nullable().meta({ description: 'Rooms or minor units: what it should be' }),
    found: z.int().nullable().meta({ description: 'What it is; of messages, how many; of events, the place' }),
    currency: Currency.nullable().meta({ description: 'Where the two are money' }),
  })
  .meta({ id: 'StatementFault' });
export type StatementFault = z.infer<typeof Fault>;

const Line = z
  .object({
    line: z.enum(statementLines),
    holds: z.boolean(),
    counted: z.int().meta({
      description: 'Nights, charges, bookings, messages or events that were looked at',
    }),
    faults: z.array(Fault).meta({ description: 'The first hundred' }),
    faultCount: z.int(),
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.infer<typeof Line>;

const Statement = z
  .object({
    day: z.string().meta({ description: 'The day that it closes' }),
    madeAt: z.iso.datetime(),
    madeBy: z.string().nullable().meta({ description: 'Null: by itself, after midnight' }),
    lines: z.array(Line),
  })
  .meta({ id: 'DailyStatement' });
export type DailyStatement = z.infer<typeof Statement>;

const DayOfStatement = z.object({ day: z.string(), faults: z.int() }).meta({ id: 'DayOfStatement' });
export type DayOfStatement = z.infer<typeof DayOfStatement>;

const Answer = z
  .object({
    statement: Statement.nullable().meta({
      description: 'Of the day asked for, or the last; null where there is none',
    }),
    days: z.array(DayOfStatement).meta({ description: 'The last ninety that there are, the newest first' }),
  })
  .meta({ id: 'DailyStatements' });
export type DailyStatements = z.infer<typeof Answer>;

export const getDailyStatement = {
  operationId: 'getDailyStatement',
  noun: 'desk',
  summary:
    'What the engine found when it held its own books against each other: rooms, charges, prices, messages, history',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/daily-statement',
  params: HotelParams,
  query: z.strictObject({ day: Day.optional() }),
  body: Nothing,
  answer: Answer,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

export const runDailyStatement = {
  operationId: 'runDailyStatement',
  noun: 'desk',
  summary: 'Make the statement of the last whole day anew, after something was put right',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/daily-statement',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: Answer,
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  refusals: [],
} satisfies Route;
