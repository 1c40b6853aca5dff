import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Quote } from '@stayfront/rules/booking/quote';

export type Service = PropertyDocument['services'][number];

/** What a guest may add to a room at a rate, in the hotel's order. A package is sold whole: nothing is added to it. */
export function servicesOf(document: PropertyDocument, quote: Pick<Quote, 'ratePlanId' | 'packageId'>): Service[] {
  if (quote.packageId !== null) return [];
  const plan = document.ratePlans.find(({ id }) => id === quote.ratePlanId);
  return document.services.filter(({ id }) => plan?.services.includes(id));
}
