import { pricingTypes } from '@stayfront/rules/service/price-service';
import { z } from 'zod';

/** A service that is part of every price of a rate: booked at this quantity at least, whatever else is chosen. */
export const MandatoryService = z.object({
  serviceId: z.string(),
  name: z.string(),
  pricingType: z.enum(pricingTypes),
  units: z.int().meta({ description: 'How often the price is paid for one: persons, nights, or both multiplied' }),
  unitPrice: z.int().meta({ description: 'What one of it costs for the whole stay' }),
  hotelUnitPrice: z.int(),
  vatBasisPoints: z.array(z.int()).meta({ description: 'The VAT inside that price, at each of its rates' }),
  quantity: z.int(),
});
