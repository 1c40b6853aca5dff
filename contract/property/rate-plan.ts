import { z } from 'zod';
import { checkPolicy } from './check-policy.ts';
import { DepositShape } from './deposit.ts';
import { BasisPoints, Minor, Slug, Weekdays } from './shapes.ts';
import { Texts } from './texts.ts';

export const GuaranteeType = z.enum(['None', 'GuaranteeRequired', 'PrePay']);
export type GuaranteeType = z.infer<typeof GuaranteeType>;

export const Meal = z.enum(['none', 'breakfast', 'half-board', 'full-board', 'all-inclusive']);
export type Meal = z.infer<typeof Meal>;

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

const Age = z.int().min(0).max(18);

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
    maxAdults: z.int().min(1).max(99).optional().meta({ description: 'Adults in a room at most' }),
    minChildren: z.int().min(0).max(99).optional().meta({ description: 'Children and infants in a room at least' }),
    maxChildren: z.int().min(0).max(99).optional().meta({ description: 'Children and infants in a room at most' }),
    childFromAge: Age.optional().meta({ description: 'Children and infants who come are as old at least' }),
    childToAge: Age.optional().meta({ description: 'They are younger than that: this birthday is no longer in it' }),
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
    const {
      minAdults = 0,
      maxAdults = 99,
      minChildren = 0,
      maxChildren = 99,
      childFromAge = 0,
      childToAge = 19,
    } = conditions;
    if (minAdults > maxAdults) fault('maxAdults');
    if (minChildren > maxChildren) fault('maxChildren');
    if (childFromAge >= childToAge) fault('childToAge');
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

export const FollowsShape = z
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

export const RatePlan = z
  .strictObject({
    id: Slug,
    code: z.string().min(1).max(64),
    name: Texts,
    description: Texts,
    guarantee: GuaranteeType,
    deposit: DepositShape.optional(),
    cancellationPolicy: Slug,
    isBestAvailableRate: z.boolean(),
    pricesPer: z.enum(['room', 'person']).optional().meta({
      description:
        'Whether the prices of its nights are those of the room for so many adults (room, as where it is absent) or what each person pays in a room of so many',
    }),
    meal: Meal.optional().meta({
      description: 'What the price has in it to eat; none says that there is nothing. Absent: nothing is said of it',
    }),
    conditions: PlanConditionsShape.optional(),
    isPackageOnly: z.boolean().default(false).meta({ description: 'Sold inside packages only, never by itself' }),
    rooms: z.array(Slug).optional().meta({ description: 'Rooms sold at this rate; absent means all' }),
    services: z.array(Slug).default([]).meta({ description: 'Services a guest may add at this rate' }),
    follows: FollowsShape.optional(),
    floor: z.strictObject({ minor: Minor }).optional().meta({
      description:
        'The least that a night may cost on the average of a stay after offers: what would go below is cut. The desk saves no night below it in the calendar',
    }),
    ceiling: z.strictObject({ minor: Minor }).optional().meta({
      description:
        'The most that a night may cost the standard party of a room: no price above it is taken for a night',
    }),
  })
  .superRefine(({ guarantee, deposit, floor, ceiling }, context) => {
    if (floor && ceiling && floor.minor > ceiling.minor)
      context.addIssue({
        code: 'custom',
        path: ['ceiling', 'minor'],
        message: 'The ceiling must not be below the floor',
      });
    if (deposit && guarantee !== 'PrePay')
      context.addIssue({
        code: 'custom',
        path: ['deposit'],
        message: 'A deposit is paid in advance: set guarantee to "PrePay", or leave deposit out',
      });
  });
