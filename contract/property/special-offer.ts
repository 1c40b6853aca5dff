import { z } from 'zod';
import { BasisPoints, Day, Minor, Slug } from './shapes.ts';
import { Texts } from './texts.ts';

const PromotionCode = z.string().regex(/^[A-Z0-9]{2,20}$/, 'Use 2 to 20 capital letters and digits');

const Nights = z.int().min(1).max(365);
const DaysBefore = z.int().min(0).max(720);
const Age = z.int().min(0).max(99);
const Weekdays = z.array(z.int().min(0).max(6)).min(1).max(7);

/** Which offers are given together. The same for promotions, which are offers with a code. */
const joining = {
  joins: z.enum(['all', 'none']).optional().meta({
    description:
      'all: given together with others that say all, one after another in the order of the document, each of what the one before has left. none, and absent: given alone. A guest has whatever is cheapest',
  }),
  group: Slug.optional().meta({
    description: 'Of offers and promotions of one group only the one that saves most counts',
  }),
};

const Discount = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), basisPoints: BasisPoints }),
  z.strictObject({
    kind: z.literal('amount'),
    minor: Minor,
    per: z.enum(['night', 'stay', 'person', 'person-night']).meta({ description: 'Adults and children are persons' }),
  }),
  z
    .strictObject({
      kind: z.literal('free-nights'),
      nights: Nights.meta({ description: 'So many nights have to be stayed; 7 with 1 free is “stay 7, pay 6”' }),
      free: Nights,
      which: z.enum(['last', 'first', 'cheapest']),
      repeats: z.boolean().meta({
        description: 'true: of every so many nights, counted from the arrival. false: once, of the whole stay',
      }),
    })
    .refine(({ free, nights }) => free <= nights, {
      path: ['free'],
      message: 'No more nights can be free than are stayed',
    }),
  z
    .strictObject({
      kind: z.literal('child'),
      fromAge: Age.optional(),
      toAge: Age.meta({ description: 'Not included: 10 means until the tenth birthday' }),
      positions: z
        .strictObject({ from: z.int().min(1).max(20), to: z.int().min(1).max(20) })
        .refine(({ from, to }) => from <= to, {
          path: ['to'],
          message: 'The last position must not be before the first',
        })
        .optional()
        .meta({ description: 'Which of the children of that age, the youngest first; absent means each of them' }),
      minChildren: z.int().min(1).max(20).optional().meta({ description: 'So many of that age have to come' }),
      basisPoints: BasisPoints.meta({ description: 'The part of what the child pays; 10000 is free' }),
    })
    .refine(({ fromAge = 0, toAge }) => fromAge < toAge, {
      path: ['toAge'],
      message: 'The age it ends at must be above the one it begins at',
    }),
]);

type Range = readonly [from: string, to: string, message: string];
const ranges: readonly Range[] = [
  ['stayFrom', 'stayTo', 'The last day must not be before the first'],
  ['sellFrom', 'sellTo', 'The last day must not be before the first'],
  ['minNights', 'maxNights', 'The most must not be less than the least'],
  ['minDaysBefore', 'maxDaysBefore', 'The most must not be less than the least'],
];

const Conditions = z
  .strictObject({
    stayFrom: Day.optional().meta({ description: 'The first night it counts for' }),
    stayTo: Day.optional().meta({ description: 'The last night it counts for' }),
    nightsOutside: z.enum(['refused', 'full-price']).optional().meta({
      description:
        'A stay with nights before stayFrom or after stayTo: refused, and absent, it has no offer; full-price, those nights are paid in full and the others are discounted',
    }),
    sellFrom: Day.optional().meta({ description: 'The first day it can be booked on' }),
    sellTo: Day.optional().meta({ description: 'The last day it can be booked on' }),
    minNights: Nights.optional(),
    maxNights: Nights.optional(),
    minDaysBefore: DaysBefore.optional().meta({
      description: 'Early booking: so many days before the arrival at least',
    }),
    maxDaysBefore: DaysBefore.optional().meta({ description: 'Last minute: so many days before the arrival at most' }),
    arrivalWeekdays: Weekdays.optional().meta({ description: '0 is Sunday' }),
    weekdays: Weekdays.optional().meta({ description: 'Nights it counts for, 0 is Sunday; others are paid in full' }),
    minAdults: z.int().min(1).max(20).optional(),
  })
  .superRefine((conditions, context) => {
    for (const [from, to, message] of ranges) {
      const least = conditions[from as keyof typeof conditions];
      const most = conditions[to as keyof typeof conditions];
      if (least !== undefined && most !== undefined && least > most)
        context.addIssue({ code: 'custom', path: [to], message });
    }
  });

export const SpecialOffer = z
  .strictObject({
    id: Slug,
    name: Texts,
    description: Texts.optional(),
    code: PromotionCode.optional().meta({ description: 'With one it is given only to a guest who types it' }),
    rooms: z.array(Slug).optional().meta({ description: 'Rooms it is given in; absent means all' }),
    ratePlans: z.array(Slug).optional().meta({
      description:
        'Rate plans it is given at; absent means all that are sold by themselves. A package has an offer only where its rate plan is named here',
    }),
    conditions: Conditions.optional().meta({ description: 'What is absent does not bind' }),
    discount: Discount,
    ...joining,
  })
  .meta({
    id: 'SpecialOffer',
    description: 'A discount on nights that is given by itself wherever its conditions hold',
  });

/** The older list: discounts for whoever types their code. */
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
