import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Quote } from '@stayfront/rules/booking/quote';
import { nightsOf, weekdayOf, type Stay } from '@stayfront/rules/stay/stay-date';

export type Service = PropertyDocument['services'][number];

type Sold = Pick<Quote, 'roomId' | 'ratePlanId' | 'packageId'>;

/** What a room has at a rate beside its nights, in the hotel's order. A package is sold whole: nothing is added to it. */
export function servicesOf(document: PropertyDocument, quote: Sold): Service[] {
  if (quote.packageId !== null) return [];
  const plan = document.ratePlans.find(({ id }) => id === quote.ratePlanId);
  return document.services.filter(
    ({ id, rooms }) => plan?.services.includes(id) && (!rooms || rooms.includes(quote.roomId)),
  );
}

/** Those that a guest may add to a room for a stay: on some night of it the service is there. */
export const servicesFor = (document: PropertyDocument, quote: Quote): Service[] =>
  servicesOf(document, quote).filter(({ weekdays }) => !weekdays || hasWeekday(quote, weekdays));

const hasWeekday = (stay: Stay, weekdays: readonly number[]): boolean =>
  nightsOf(stay).some((night) => weekdays.includes(weekdayOf(night)));
