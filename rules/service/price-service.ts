import { roundRatio } from '../money.ts';
import { countable } from '../pricing/countable.ts';
import type { Guests } from '../stay/guests.ts';
import { nightsOf, addDays, weekdayOf, type StayDate } from '../stay/stay-date.ts';

export const pricingTypes = ['Per night', 'Per person', 'Per person per night', 'Per stay', 'Per use'] as const;
export type PricingType = (typeof pricingTypes)[number];

/** What one of it costs: for an adult or for the room, and for children and infants where that is another amount. */
export type ServiceAmounts = {
  readonly priceMinor: number;
  /** Absent: as an adult. */
  readonly childMinor?: number | undefined;
  /** Absent: nothing. Infants eat from the plates of others, and no hotel sells them a sauna. */
  readonly infantMinor?: number | undefined;
};

export type PricedService = ServiceAmounts & {
  readonly pricingType: PricingType;
  /** Part of the rate: it is on the bill, at nothing. */
  readonly isIncluded: boolean;
  /** Other amounts from one night to another, both included; no two of them share a night. */
  readonly seasons?: readonly (ServiceAmounts & { readonly from: StayDate; readonly to: StayDate })[] | undefined;
  /** Only nights of these weekdays have it; absent: all. 0 is Sunday. */
  readonly weekdays?: readonly number[] | undefined;
};

export type ServiceStay = { readonly arrival: StayDate; readonly nights: number; readonly guests: Guests };

/**
 * What a service costs for a whole stay, in the minor units of its price. Each night has the amounts of its season; what
 * is paid once a stay is paid by nights' share, rounded once; what is used once costs what the first night asks.
 */
export function priceService(service: PricedService, stay: ServiceStay, quantity: number): number {
  return service.isIncluded ? 0 : countable(unitPrice(service, stay) * quantity);
}

function unitPrice(service: PricedService, stay: ServiceStay): number {
  // Most services ask the same every night: to look at each would be most of a search.
  if (!service.seasons?.length && !service.weekdays) {
    const once = isPerPerson(service.pricingType) ? personsPrice(service, stay.guests) : service.priceMinor;
    return isPerNight(service.pricingType) ? once * stay.nights : once;
  }
  const nights = coveredNights(service, stay).map((night) => amountsOn(service, night));
  const priceOf = (amounts: ServiceAmounts): number =>
    isPerPerson(service.pricingType) ? personsPrice(amounts, stay.guests) : amounts.priceMinor;
  if (service.pricingType === 'Per use') return nights[0]?.priceMinor ?? 0;
  const sum = nights.reduce((total, amounts) => total + priceOf(amounts), 0);
  return isPerNight(service.pricingType) ? sum : roundRatio(sum, stay.nights);
}

/** What one of it costs on a night. */
export const amountsOn = (service: PricedService, night: StayDate): ServiceAmounts => {
  const season = service.seasons?.find(({ from, to }) => night >= from && night <= to);
  // A child that pays an amount of its own pays it in a season that names none, too.
  return season ? { childMinor: service.childMinor, infantMinor: service.infantMinor, ...defined(season) } : service;
};

function defined({ priceMinor, childMinor, infantMinor }: ServiceAmounts): ServiceAmounts {
  return {
    priceMinor,
    ...(childMinor === undefined ? {} : { childMinor }),
    ...(infantMinor === undefined ? {} : { infantMinor }),
  };
}

/** The nights of a stay that have the service. */
export const coveredNights = ({ weekdays }: Pick<PricedService, 'weekdays'>, stay: ServiceStay): StayDate[] =>
  nightsOf({ arrival: stay.arrival, departure: addDays(stay.arrival, stay.nights) }).filter(
    (night) => !weekdays || weekdays.includes(weekdayOf(night)),
  );

const personsPrice = (
  { priceMinor, childMinor = priceMinor, infantMinor = 0 }: ServiceAmounts,
  { adults, children, infants }: Guests,
): number => adults * priceMinor + children * childMinor + infants * infantMinor;

const isPerPerson = (type: PricingType): boolean => type === 'Per person' || type === 'Per person per night';
const isPerNight = (type: PricingType): boolean => type === 'Per night' || type === 'Per person per night';

/** How often the price of one is paid: the "2 guests × 3 nights" beside it. */
export function unitsOf(
  service: Pick<PricedService, 'pricingType' | 'infantMinor' | 'weekdays'>,
  stay: ServiceStay,
): number {
  const { adults, children, infants } = stay.guests;
  const persons = adults + children + (service.infantMinor ? infants : 0);
  const nights = service.weekdays ? coveredNights(service, stay).length : stay.nights;
  switch (service.pricingType) {
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

/** The same service with something taken off the price of one, on every night; never below nothing. */
export function withDiscount<Service extends PricedService>(service: Service, discountMinor: number): Service {
  if (discountMinor === 0) return service;
  const off = (minor: number): number => Math.max(0, minor - discountMinor);
  const less = <Amounts extends ServiceAmounts>(amounts: Amounts): Amounts => ({
    ...amounts,
    priceMinor: off(amounts.priceMinor),
    ...(amounts.childMinor === undefined ? {} : { childMinor: off(amounts.childMinor) }),
    ...(amounts.infantMinor === undefined ? {} : { infantMinor: off(amounts.infantMinor) }),
  });
  return { ...less(service), ...(service.seasons ? { seasons: service.seasons.map(less) } : {}) };
}
