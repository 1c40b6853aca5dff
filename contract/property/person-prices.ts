import { z } from 'zod';
import { BasisPoints, Minor } from './shapes.ts';

const Age = z.int().min(0).max(18);
const ages = {
  fromAge: Age.meta({ description: 'From this birthday on' }),
  toAge: Age.meta({ description: 'Until this birthday, which is no longer in it' }),
};
const AgeBand = z
  .union(
    [
      z.strictObject({ ...ages, minor: Minor.meta({ description: 'What each pays for the night; 0 is free' }) }),
      z.strictObject({ ...ages, basisPoints: BasisPoints.meta({ description: 'A share of what an adult pays' }) }),
      z.strictObject({ ...ages, isRefused: z.literal(true).meta({ description: 'Nobody of such an age is taken' }) }),
    ],
    { error: 'Give a band fromAge, toAge and either an amount (minor), a share (basisPoints) or isRefused' },
  )
  .refine(({ fromAge, toAge }) => fromAge < toAge, {
    path: ['toAge'],
    message: 'The last birthday must be after the first',
  });

/** What children and infants pay by their age on the day of arrival. */
const AgeBands = z
  .array(AgeBand)
  .max(18)
  .superRefine((bands, context) => {
    bands.forEach((band, i) => {
      const other = bands.findIndex((one, place) => place < i && band.fromAge < one.toAge && one.fromAge < band.toAge);
      if (other >= 0)
        context.addIssue({
          code: 'custom',
          path: [i, 'fromAge'],
          message: `This band and the one at ${other} both have the age of ${Math.max(band.fromAge, bands[other]?.fromAge ?? 0)}`,
        });
    });
  })
  .optional()
  .meta({
    description:
      'Prices of children and infants by age in place of child and infant. A child whose age is in no band is not taken; such an infant pays as infant says, unless a band refuses it',
  });

/** What a night, or so many nights together, cost by persons and their ages. */
export const personPrices = {
  byAdults: z
    .array(Minor.nullable())
    .min(1)
    .max(20)
    .refine((prices) => prices.at(-1) !== null, 'Give the last number of adults a price, or leave it out')
    .meta({
      description:
        'The price of a night for 1 adult, for 2, …, in minor units of the hotel’s currency; null: not sold to so many. At a rate plan with prices per person: what each pays in a room of 1, of 2, …',
    }),
  extraAdult: Minor.nullable()
    .default(0)
    .meta({ description: 'For each adult beyond those listed; null: no more are taken' }),
  child: Minor.default(0),
  infant: Minor.default(0),
  bands: AgeBands,
};
