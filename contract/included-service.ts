import { pricingTypes } from '@stayfront/rules/service/price-service';
import { z } from 'zod';
import { Picture } from './hotel.ts';
import { otherLanguages } from './property/other-languages.ts';

/** A service that is part of a package. */
export const IncludedService = z
  .object({
    serviceId: z.string(),
    name: z.string(),
    otherLanguages: otherLanguages(['name']),
    image: Picture.nullable(),
    pricingType: z.enum(pricingTypes),
    totalQuantity: z.int().meta({ description: 'How often, by nights and guests as the service is counted' }),
  })
  .meta({ id: 'IncludedService' });
export type IncludedService = z.infer<typeof IncludedService>;
