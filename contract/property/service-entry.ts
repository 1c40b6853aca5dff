import { pricingTypes } from '@stayfront/rules/service/price-service';
import { z } from 'zod';
import { BasisPoints, Day, Minor, Slug, Weekdays } from './shapes.ts';
import { Texts } from './texts.ts';

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
  .max(400)
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
    rooms: z.array(Slug).min(1, 'Name at least one room, or leave rooms out').optional().meta({
      description: 'Rooms that have it: in others it is neither sold nor required. Absent: all',
    }),
    isOnlyInSeasons: z.boolean().optional().meta({
      description: 'Nights in none of the seasons do not have it. Absent: the price above holds on them',
    }),
    isPartOfPrice: z.boolean().optional().meta({
      description:
        'It belongs to the price of the nights: on a night that an offer makes free, what is paid by night is free, a child that an offer makes free is not counted, and cents of several such services are rounded once, together',
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
