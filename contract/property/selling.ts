import { usualWithoutCard } from '@stayfront/rules/booking/without-card';
import { pricingTypes } from '@stayfront/rules/service/price-service';
import { z } from 'zod';
import { checkPolicy } from './check-policy.ts';
import { BasisPoints, Day, Minor, Slug } from './shapes.ts';
import { joining, PromotionCode } from './special-offer.ts';
import { Texts } from './texts.ts';

const Weekdays = z.array(z.int().min(0).max(6)).min(1).max(7);

export const GuaranteeType = z.enum(['None', 'GuaranteeRequired', 'PrePay']);
export type GuaranteeType = z.infer<typeof GuaranteeType>;

/** So many days before arrival, at an hour of the hotel's clock. */
const PolicyMoment = z.strictObject({ daysBefore: z.int().min(0).max(365), hour: z.int().min(0).max(23) });

const CancellationFee = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nights'), nights: z.int().min(1).max(30) }),
  z.strictObject({ kind: z.literal('percent'), basisPoints: BasisPoints }),
  z.strictObject({ kind: z.literal('fixed'), minor: Minor }),
]);

export const CancellationPolicyShape = z
  .strictObject({
    id: Slug,
    freeUntil: PolicyMoment.nullable().meta({
      description:
        'Cancelling is free up to and including this moment: so many days before arrival, at an hour of the hotel’s clock. Null means never',
    }),
    fee: CancellationFee.meta({
      description:
        'What is kept after that: the price of the first nights, a share of the whole price (10000 is all of it), or an amount. Never more than the stay costs',
    }),
    steps: z
      .array(z.strictObject({ after: PolicyMoment, fee: CancellationFee }))
      .min(1, 'Name at least one step, or leave steps out')
      .max(5, 'There are too many: 5 at most, beside the first fee')
      .optional()
      .meta({
        description:
          'Dearer fees nearer to arrival, in the order of time: each is kept from the moment after its own on. Absent means that the one fee holds',
      }),
    noShow: CancellationFee.optional().meta({
      description: 'What is kept when nobody comes. Absent means what cancelling costs last',
    }),
  })
  .superRefine((policy, context) =>
    checkPolicy(policy, (path, message) => context.addIssue({ code: 'custom', path, message })),
  );

/** What a rate plan asks of every stay at it, beside the rules of its days. */
const PlanConditionsShape = z
  .strictObject({
    minAdvanceDays: z
      .int()
      .min(0)
      .max(720)
      .optional()
      .meta({ description: 'Days between booking and arrival at least' }),
    maxAdvanceDays: z
      .int()
      .min(0)
      .max(720)
      .optional()
      .meta({ description: 'Days between booking and arrival at most' }),
    minNights: z.int().min(1).max(365).optional(),
    maxNights: z.int().min(1).max(365).optional(),
    arrivalWeekdays: Weekdays.optional().meta({ description: 'Weekdays on which one may arrive; 0 is Sunday' }),
    departureWeekdays: Weekdays.optional().meta({ description: 'Weekdays on which one may leave; 0 is Sunday' }),
    minAdults: z.int().min(1).max(20).optional().meta({ description: 'Adults in a room at least' }),
    isDepartureThrough: z.boolean().optional().meta({
      description: 'minThrough and maxThrough of a day also bind stays that end on it',
    }),
  })
  .superRefine((conditions, context) => {
    const { minAdvanceDays = 0, maxAdvanceDays = 720, minNights = 1, maxNights = 365 } = conditions;
    const fault = (path: string): void =>
      context.addIssue({ code: 'custom', path: [path], message: 'The most must not be less than the least' });
    if (minAdvanceDays > maxAdvanceDays) fault('maxAdvanceDays');
    if (minNights > maxNights) fault('maxNights');
  })
  .meta({ description: 'What the rate plan asks of every stay; what is absent does not bind' });

/** How much a derived rate's price differs from its parent's; a lower one is told by a negative number. */
const FollowedChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    basisPoints: z.int().min(-9_999).max(10_000).meta({
      description: 'Hundredths of a percent: -1000 is 10 % below the parent, 500 is 5 % above it',
    }),
  }),
  z.strictObject({
    kind: z.literal('amount'),
    minor: z.int().min(-1_000_000_000_000).max(1_000_000_000_000).meta({
      description: 'Minor units of the hotel’s currency: -1500 is 15.00 less than the parent',
    }),
    per: z.enum(['night', 'person']).meta({
      description: 'night: once for the room. person: for each person; a child or an infant who is free stays free',
    }),
  }),
]);

const FollowsShape = z
  .strictObject({
    ratePlan: Slug.meta({ description: 'The parent: the rate plan that is followed. It may follow another itself' }),
    change: FollowedChange,
    roundTo: z
      .strictObject({
        minor: z.int().min(1).max(1_000_000_000).meta({ description: 'The step: 500 makes prices 5.00, 10.00, …' }),
        direction: z.enum(['nearest', 'up', 'down']),
      })
      .optional()
      .meta({
        description:
          'Prices are multiples of this step, but never dearer than the parent where the change makes it cheaper, nor the other way round; absent means the nearest minor unit',
      }),
    rules: z.enum(['own', 'parent']).meta({
      description:
        'Whose restrictions and conditions bind it: its own alone, or those of the parent beside its own, the stricter of both',
    }),
  })
  .meta({
    description:
      'Its prices are worked out from another rate plan’s, night by night, and change with them. A night that is given a price in the calendar is set apart until it is given back. Chains have 3 links at most. Absent: all its prices are in the calendar',
  });

export const RatePlan = z.strictObject({
  id: Slug,
  code: z.string().min(1).max(20),
  name: Texts,
  description: Texts,
  guarantee: GuaranteeType,
  cancellationPolicy: Slug,
  isBestAvailableRate: z.boolean(),
  pricesPer: z.enum(['room', 'person']).optional().meta({
    description:
      'Whether the prices of its nights are those of the room for so many adults (room, as where it is absent) or what each person pays in a room of so many',
  }),
  conditions: PlanConditionsShape.optional(),
  isPackageOnly: z.boolean().default(false).meta({ description: 'Sold inside packages only, never by itself' }),
  rooms: z.array(Slug).optional().meta({ description: 'Rooms sold at this rate; absent means all' }),
  services: z.array(Slug).default([]).meta({ description: 'Services a guest may add at this rate' }),
  follows: FollowsShape.optional(),
  floor: z.strictObject({ minor: Minor }).optional().meta({
    description: 'The least that a night may cost on the average of a stay after offers: what would go below is cut',
  }),
});

/** Other amounts of a service on some nights. Each night has its own; what is paid once a stay is paid by nights' share. */
const ServiceSeasons = z
  .array(
    z
      .strictObject({
        from: Day.meta({ description: 'The first night' }),
        to: Day.meta({ description: 'The last night, included' }),
        priceMinor: Minor,
        childMinor: Minor.optional(),
        infantMinor: Minor.optional(),
      })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last night must not be before the first' }),
  )
  .max(50)
  .superRefine((seasons, context) =>
    seasons.forEach(({ from, to }, i) => {
      const other = seasons.findIndex((one, place) => place < i && from <= one.to && one.from <= to);
      if (other >= 0)
        context.addIssue({
          code: 'custom',
          path: [i, 'from'],
          message: `This season and the one at ${other} share a night: end one before the other begins`,
        });
    }),
  )
  .optional()
  .meta({ description: 'Other prices from one night to another; on nights in none of them the price above holds' });

export const Service = z
  .strictObject({
    id: Slug,
    name: Texts,
    description: Texts,
    pricingType: z.enum(pricingTypes),
    priceMinor: Minor,
    discountMinor: Minor.default(0).meta({ description: 'What is taken off the price of one' }),
    mealPlanCode: z.int().min(1).max(999).optional().meta({ description: 'OpenTravel MPT code' }),
    childMinor: Minor.optional().meta({ description: 'What a child pays, where it is not what an adult pays' }),
    infantMinor: Minor.optional().meta({ description: 'What an infant pays; absent: nothing' }),
    seasons: ServiceSeasons,
    weekdays: Weekdays.optional().meta({
      description: 'Nights of these weekdays alone have it; 0 is Sunday. Absent: all',
    }),
    vatBasisPoints: BasisPoints.optional().meta({
      description: 'The VAT inside its price; absent means that of the hotel’s taxes',
    }),
    isIncluded: z.boolean().default(false),
    isRequired: z.boolean().default(false),
    isFeatured: z.boolean().default(false),
    minQuantity: z.int().min(0).max(99).default(0),
    maxQuantity: z.int().min(1).max(99).default(1),
    picture: Slug.optional(),
  })
  .refine((service) => service.minQuantity <= service.maxQuantity, {
    path: ['maxQuantity'],
    message: 'The most must not be less than the least',
  })
  .refine((service) => service.discountMinor <= service.priceMinor, {
    path: ['discountMinor'],
    message: 'No more can be taken off than the price',
  });

export const Package = z.strictObject({
  id: Slug,
  name: Texts,
  description: Texts,
  pictures: z.array(Slug).min(1),
  ratePlan: Slug.meta({ description: 'The rate plan its rooms are priced at' }),
  isPublic: z.boolean(),
  isAmongResults: z.boolean(),
  sort: z.int().default(0),
  conditions: z.strictObject({
    minAdvanceDays: z.int().min(0).max(720).nullable(),
    maxAdvanceDays: z.int().min(0).max(720).nullable(),
    minNights: z.int().min(1).max(365).nullable(),
    maxNights: z.int().min(1).max(365).nullable(),
    arrivalWeekdays: z
      .array(z.int().min(0).max(6))
      .min(1)
      .nullable()
      .meta({ description: '0 is Sunday; null means any' }),
    periods: z
      .array(z.strictObject({ from: Day, to: Day }))
      .default([])
      .meta({
        description:
          'Closed days: no night of a stay may lie between from and to, both included. Empty means it is sold on all days',
      }),
  }),
});

export const Promotion = z.strictObject({
  code: PromotionCode,
  name: Texts,
  discount: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), basisPoints: BasisPoints }),
    z.strictObject({ kind: z.literal('amount'), minor: Minor }),
    z.strictObject({ kind: z.literal('free-night'), everyNights: z.int().min(2).max(30) }),
  ]),
  ratePlans: z.array(Slug).optional(),
  rooms: z.array(Slug).optional(),
  stayFrom: Day.optional(),
  stayTo: Day.optional(),
  sellFrom: Day.optional(),
  sellTo: Day.optional(),
  ...joining,
});

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
