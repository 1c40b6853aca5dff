import { usualWithoutCard } from '@stayfront/rules/booking/without-card';
import { z } from 'zod';
import { BasisPoints, Day, Minor, Slug } from './shapes.ts';
import { Texts } from './texts.ts';

const ByAge = { adultMinor: Minor, childMinor: Minor, infantMinor: Minor };
const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Write the day as MM-DD');

export const Tax = z.discriminatedUnion('kind', [
  z.strictObject({ id: Slug, kind: z.literal('vat'), name: Texts, basisPoints: BasisPoints }).meta({
    description: 'Inside the price',
  }),
  z
    .strictObject({
      id: Slug,
      kind: z.literal('local'),
      name: Texts,
      basis: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('per-person'), ...ByAge }),
        z.strictObject({ kind: z.literal('per-person-per-night'), ...ByAge }),
        z.strictObject({ kind: z.literal('per-night'), minor: Minor }),
        z.strictObject({ kind: z.literal('per-stay'), minor: Minor }),
        z.strictObject({ kind: z.literal('percent'), basisPoints: BasisPoints }),
      ]),
      maxNights: z.int().min(1).max(365).nullable().default(null),
      season: z.strictObject({ from: MonthDay, to: MonthDay }).nullable().default(null),
    })
    .meta({ description: 'Not in the price: the hotel collects it at check-in' }),
]);

const weekdayFlags = {
  sun: z.boolean(),
  mon: z.boolean(),
  tue: z.boolean(),
  weds: z.boolean(),
  thur: z.boolean(),
  fri: z.boolean(),
  sat: z.boolean(),
};

export const WeekdayRuleShape = z
  .strictObject({
    kind: z.enum(['RequiredDaysOfWeek', 'StayDateRestriction', 'StayDateException']),
    startDate: Day,
    endDate: Day,
    ...weekdayFlags,
    rooms: z.array(Slug).optional().meta({ description: 'Rooms it binds; absent means all' }),
    ratePlans: z.array(Slug).optional().meta({ description: 'Rate plans it binds; absent means all' }),
  })
  .refine((rule) => rule.startDate <= rule.endDate, {
    path: ['endDate'],
    message: 'The last day must not be before the first',
  });

/** A stretch of days that the people of the hotel call by a name; one day is a special day. */
export const Season = z
  .strictObject({ name: z.string().trim().min(1).max(60), from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first' });

const Rooms = z.int().min(0).max(10_000);

/** How much may be booked without a card or a payment before the guest is asked for more. 0 asks always. */
export const WithoutCard = z
  .strictObject({
    roomsPerEmail: Rooms.default(usualWithoutCard.roomsPerEmail).meta({
      description: 'Rooms that one e-mail address may have booked and that are still to come',
    }),
    roomsPerNetwork: Rooms.default(usualWithoutCard.roomsPerNetwork).meta({
      description: 'Rooms from one network (IPv4 /24, IPv6 /56) in seven days',
    }),
    roomsPerHour: Rooms.default(usualWithoutCard.roomsPerHour).meta({
      description: 'Rooms of the whole hotel in an hour',
    }),
    percentOfNight: z.int().min(0).max(100).default(usualWithoutCard.percentOfNight).meta({
      description: 'Share of a night’s rooms in 24 hours, one room at least',
    }),
    above: z.enum(['mail', 'card']).default(usualWithoutCard.above).meta({
      description:
        'What is asked for above: to confirm by the link in a mail, or a card as guarantee (where the provider keeps cards)',
    }),
  })
  .prefault({})
  .meta({ description: 'Limits for what is booked without a card or a payment; above them the guest confirms first' });
