import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency, Day } from '../property/shapes.ts';
import { Nothing, type Route } from '../route.ts';

const Books = z.object({ nights: z.int(), revenue: z.int() }).meta({ id: 'OnTheBooks' });

const PickupMonth = z
  .object({
    month: z
      .string()
      .meta({ description: 'The first of its nights that is counted: today’s, or the first of the month' }),
    to: z.string().meta({ description: 'The last' }),
    capacity: z.int().nullable().meta({ description: 'Room nights there are to sell' }),
    now: Books.meta({ description: 'On the books now' }),
    atThatTime: Books.meta({ description: 'On the books at that moment' }),
    lastYear: Books.meta({ description: 'On the books 52 weeks ago, of the same nights 52 weeks earlier' }),
  })
  .meta({ id: 'PickupMonth' });
export type PickupMonth = z.infer<typeof PickupMonth>;

export const Pickup = z
  .object({
    today: z.string(),
    currency: Currency,
    since: z.iso.datetime(),
    isComplete: z.boolean(),
    months: z.array(PickupMonth),
  })
  .meta({ id: 'Pickup' });
export type Pickup = z.infer<typeof Pickup>;

export const getPickup = {
  operationId: 'getPickup',
  noun: 'report',
  summary:
    'What is on the books for the months to come, now and at any moment before: the difference is what was picked up',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/reports/pickup',
  params: HotelParams,
  query: z.strictObject({
    since: z
      .union([z.iso.datetime(), Day])
      .optional()
      .meta({ description: 'An instant, or a day at the hotel from its beginning; absent: seven days ago' }),
    months: z
      .union([z.int().min(1).max(24), z.string().regex(/^([1-9]|1\d|2[0-4])$/, 'Write a number from 1 to 24')])
      .transform(Number)
      .default(6),
  }),
  body: Nothing,
  answer: Pickup,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
