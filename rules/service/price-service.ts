import { countable } from '../pricing/countable.ts';
import type { Guests } from '../stay/guests.ts';

export const pricingTypes = ['Per night', 'Per person', 'Per person per night', 'Per stay', 'Per use'] as const;
export type PricingType = (typeof pricingTypes)[number];

export type PricedService = {
  readonly pricingType: PricingType;
  readonly priceMinor: number;
  /** Part of the rate: it is on the bill, at nothing. */
  readonly isIncluded: boolean;
};

export type ServiceStay = { readonly nights: number; readonly guests: Guests };

/** What a service costs for a whole stay, in the minor units of its price. */
export function priceService(service: PricedService, stay: ServiceStay, quantity: number): number {
  if (service.isIncluded) return 0;
  return countable(service.priceMinor * unitsOf(service.pricingType, stay) * quantity);
}

/** How often the price of one is paid: the "2 guests × 3 nights" beside it. */
export function unitsOf(pricingType: PricingType, { nights, guests }: ServiceStay): number {
  // Infants eat from the plates of others, and no hotel sells them a sauna.
  const persons = guests.adults + guests.children;
  switch (pricingType) {
    case 'Per night':
      return nights;
    case 'Per person':
      return persons;
    case 'Per person per night':
      return persons * nights;
    case 'Per stay':
    case 'Per use':
      return 1;
  }
}
