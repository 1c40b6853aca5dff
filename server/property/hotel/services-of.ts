import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Quote } from '@stayfront/rules/booking/quote';
import { firstQuantity } from '@stayfront/rules/service/preselect-services';
import { nightsOf, weekdayOf, type Stay } from '@stayfront/rules/stay/stay-date';

export type Service = PropertyDocument['services'][number];

type Sold = Pick<Quote, 'roomId' | 'ratePlanId' | 'packageId'>;

/** What a room has at a rate beside its nights, in the hotel's order. A package is sold whole: it has what it includes, and nothing is added to it. */
export function servicesOf(document: PropertyDocument, quote: Sold): Service[] {
  const plan = document.ratePlans.find(({ id }) => id === quote.ratePlanId);
  const inRoom = document.services.filter(({ rooms }) => !rooms || rooms.includes(quote.roomId));
  const ofRate = inRoom.filter(({ id }) => plan?.services.includes(id));
  if (quote.packageId === null) return ofRate;
  const pack = document.packages.find(({ id }) => id === quote.packageId);
  const included = pack?.includes
    ? inRoom.filter(({ id }) => pack.includes?.includes(id))
    : ofRate.filter(({ isIncluded }) => isIncluded);
  return included.map((service) => ({
    ...service,
    isIncluded: true,
    isRequired: false,
    minQuantity: firstQuantity(service),
    maxQuantity: firstQuantity(service),
  }));
}

/** Those that a guest may add to a room for a stay: on some night of it the service is there. */
export const servicesFor = (
  document: PropertyDocument,
  quote: Sold & Pick<Quote, 'arrival' | 'departure'>,
): Service[] => servicesOf(document, quote).filter(({ weekdays }) => !weekdays || hasWeekday(quote, weekdays));

const hasWeekday = (stay: Stay, weekdays: readonly number[]): boolean =>
  nightsOf(stay).some((night) => weekdays.includes(weekdayOf(night)));
