import { z } from 'zod';
import { AgesParameter } from './ages.ts';
import { HotelParams } from './hotel.ts';
import { CurrencyParameter, GuestCount } from './search-query.ts';
import { Currency, Slug } from './property/shapes.ts';
import { Nothing, type Route } from './route.ts';

export const Calendar = z
  .object({
    from: z.string(),
    to: z.string().meta({ description: 'The last day one can leave on' }),
    currency: Currency,
    lowestPrices: z.array(z.int().nullable()).meta({
      description:
        'By day from `from`: the cheapest night for these guests with its share of what is mandatory and of what offers take off, of what some stay from that day can be had in; null where there is no such stay',
    }),
    specialDays: z.array(
      z.object({
        date: z.string(),
        minStay: z.int().nullable(),
        maxStay: z.int().nullable(),
        isCheckInOnly: z.boolean(),
        isCheckOutOnly: z.boolean(),
      }),
    ),
    disabledDays: z.array(
      z.object({
        date: z.string(),
        reason: z.enum([
          'sold-out',
          'closed',
          'closed-to-arrival',
          'no-price',
          'occupancy',
          'arrival-weekday',
          'not-bookable',
          'too-few-nights',
        ]),
      }),
    ),
    offerDays: z
      .array(
        z.object({
          offerId: z.string(),
          nights: z.int().nullable().meta({
            description: 'A stay from these days is given the offer from so many nights on; null: their price has it',
          }),
          days: z.array(z.object({ from: z.string(), to: z.string() })),
        }),
      )
      .optional()
      .meta({ description: 'Days of arrival on which an offer can be had; absent for a hotel that has none' }),
  })
  .meta({ id: 'Calendar' });
export type Calendar = z.infer<typeof Calendar>;

export const getCalendar = {
  operationId: 'getCalendar',
  noun: 'calendar',
  summary: 'Every bookable day at once: lowest price, rules, and why a day is closed',
  method: 'GET',
  path: '/api/hotels/{hotelId}/calendar',
  params: HotelParams,
  query: z.strictObject({
    nbAdults: GuestCount(2),
    nbChildren: GuestCount(0),
    nbInfants: GuestCount(0),
    ages: AgesParameter,
    currency: CurrencyParameter,
    hotelPackageId: Slug.optional().meta({
      description:
        'The days, prices and rules of this package instead; of one with a price of its own what a night of the shortest stay costs on the average',
    }),
  }),
  body: Nothing,
  answer: Calendar,
  status: 200,
  isIdempotent: false,
  limitedAs: 'search',
  refusals: ['hotel.unknown', 'hotel.maintenance', 'guests.bounds', 'currency.unsupported', 'package.unknown'],
} satisfies Route;
