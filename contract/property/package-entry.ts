import { z } from 'zod';
import { personPrices } from './person-prices.ts';
import { Day, Minor, Slug } from './shapes.ts';
import { Texts } from './texts.ts';

const Period = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first' });

/** Of several lists of amounts no two may speak of the same night. */
function checkSeasons(seasons: readonly { from: string; to: string }[], context: z.core.$RefinementCtx): void {
  seasons.forEach(({ from, to }, i) => {
    const fault = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [i, field], message });
    if (to < from) fault('to', 'The last night must not be before the first');
    const other = seasons.findIndex((one, place) => place < i && from <= one.to && one.from <= to);
    if (other >= 0) fault('from', `This season and the one at ${other} share a night: end one before the other begins`);
  });
}

const stayPrices = {
  ...personPrices,
  byAdults: personPrices.byAdults.meta({
    description:
      'What all these nights cost together for 1 adult, for 2, …; null: not sold to so many. At a rate plan with prices per person: what each pays in a room of 1, of 2, …',
  }),
};

const Seasons = z
  .array(
    z.strictObject({
      from: Day.meta({ description: 'The first night' }),
      to: Day.meta({ description: 'The last night, included' }),
      ...stayPrices,
    }),
  )
  .max(50)
  .superRefine(checkSeasons)
  .optional()
  .meta({
    description:
      'Other prices for the same number of nights from one night to another; each night has its share of its own season’s',
  });

const StayPrice = z
  .strictObject({
    kind: z.literal('stay'),
    nights: z.int().min(1).max(60).meta({ description: 'The price is for so many nights together' }),
    ...stayPrices,
    seasons: Seasons,
    rooms: z
      .record(Slug, z.strictObject({ ...stayPrices, seasons: Seasons }))
      .optional()
      .meta({ description: 'Rooms with prices of their own, by id' }),
    extraNight: z.enum(['rate', 'none']).default('none').meta({
      description:
        'rate: longer stays are sold, and further nights cost what the rate plan asks. none: no longer stays',
    }),
  })
  .meta({ description: 'One price for so many nights; its rate plan needs none on them' });

const OnTopPrice = z
  .strictObject({
    kind: z.literal('on-top'),
    per: z.enum(['stay', 'night', 'person', 'person-night']),
    minor: Minor,
    childMinor: Minor.optional().meta({ description: 'For a child, per person; absent: as for an adult' }),
    infantMinor: Minor.optional().meta({ description: 'For an infant, per person; absent: nothing' }),
  })
  .meta({ description: 'An amount that comes to the nights of the rate plan' });

const Rooms = z.int().min(1).max(10_000);

export const Package = z
  .strictObject({
    id: Slug,
    name: Texts,
    description: Texts,
    pictures: z.array(Slug),
    ratePlan: Slug.meta({ description: 'The rate plan its rooms are priced at, and whose rules and guarantee hold' }),
    isPublic: z.boolean(),
    isAmongResults: z.boolean(),
    sort: z.int().default(0),
    price: z
      .discriminatedUnion('kind', [StayPrice, OnTopPrice])
      .optional()
      .meta({ description: 'Its own price; absent: what its rate plan asks' }),
    stock: z
      .strictObject({
        perNight: Rooms.optional().meta({ description: 'Rooms in it at most on any night' }),
        perArrivalDay: Rooms.optional().meta({ description: 'Rooms in it at most that arrive on one day' }),
      })
      .refine(({ perNight, perArrivalDay }) => perNight !== undefined || perArrivalDay !== undefined, {
        message: 'Say perNight, perArrivalDay or both, or leave stock out',
      })
      .optional()
      .meta({ description: 'How many rooms may be sold in it at once; absent: as many as there are' }),
    includes: z.array(Slug).max(20).optional().meta({
      description: 'Services that are in its price; absent: those that its rate plan includes',
    }),
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
      openPeriods: z.array(Period).min(1).max(50).optional().meta({
        description: 'Days on which it is sold: every night must lie between from and to, both included. Absent: all',
      }),
      minAdults: z.int().min(1).max(20).optional().meta({ description: 'Adults in a room at least' }),
      maxChildren: z
        .int()
        .min(1, 'For none say isAdultsOnly')
        .max(20)
        .optional()
        .meta({ description: 'Children in a room at most' }),
      isAdultsOnly: z.boolean().optional().meta({ description: 'Neither children nor infants' }),
    }),
  })
  .superRefine(({ price, conditions }, context) => {
    if (price?.kind !== 'stay') return;
    const fault = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: ['conditions', field], message });
    const { nights, extraNight } = price;
    if (extraNight === 'none' && (conditions.minNights ?? 0) > nights)
      fault('minNights', `Its price is for ${nights} nights and no more: say null, or that extraNight is "rate"`);
    if (conditions.maxNights !== null && conditions.maxNights < nights)
      fault('maxNights', `Its price is for ${nights} nights: say null, or ${nights} at least`);
  });
