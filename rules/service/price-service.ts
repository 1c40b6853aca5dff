import { roundRatio } from '../money.ts';
import { countable } from '../pricing/countable.ts';
import type { Guests } from '../stay/guests.ts';
import { addDays, dayNumber, nightsOf, weekdayOf, weekdayOfDay, type StayDate } from '../stay/stay-date.ts';

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

type Seasons = readonly (ServiceAmounts & { readonly from: StayDate; readonly to: StayDate })[];

export type PricedService = ServiceAmounts & {
  readonly pricingType: PricingType;
  /** Part of the rate: it is on the bill, at nothing. */
  readonly isIncluded: boolean;
  /** Other amounts from one night to another, both included; no two of them share a night. */
  readonly seasons?: Seasons | undefined;
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

/** What one of it costs where it is not included. */
export function unitPrice(service: Omit<PricedService, 'isIncluded'>, stay: ServiceStay): number {
  // Most services ask the same every night: to look at each would be most of a search.
  if (!service.seasons?.length && !service.weekdays) {
    const once = isPerPerson(service.pricingType) ? personsPrice(service, stay.guests) : service.priceMinor;
    return isPerNight(service.pricingType) ? once * stay.nights : once;
  }
  const first = dayNumber(stay.arrival);
  let sum = 0;
  for (let night = first; night < first + stay.nights; night++) {
    if (service.weekdays && !service.weekdays.includes(weekdayOfDay(night))) continue;
    const amounts = amountsOnDay(service, night);
    if (service.pricingType === 'Per use') return amounts.priceMinor;
    sum += isPerPerson(service.pricingType) ? personsPrice(amounts, stay.guests) : amounts.priceMinor;
  }
  return isPerNight(service.pricingType) ? sum : roundRatio(sum, stay.nights);
}

/** What one of it costs on a night. */
export const amountsOn = (service: PricedService, night: StayDate): ServiceAmounts =>
  amountsOnDay(service, dayNumber(night));

function amountsOnDay(service: Omit<PricedService, 'isIncluded'>, night: number): ServiceAmounts {
  if (!service.seasons) return service;
  for (const { first, last, amounts } of countedSeasons(service.seasons))
    if (night >= first && night <= last) {
      // A child that pays an amount of its own pays it in a season that names none, too.
      const { priceMinor, childMinor = service.childMinor, infantMinor = service.infantMinor } = amounts;
      return { priceMinor, childMinor, infantMinor };
    }
  return service;
}

type CountedSeason = { readonly first: number; readonly last: number; readonly amounts: ServiceAmounts };
const counted = new WeakMap<Seasons, readonly CountedSeason[]>();

/** A calendar asks for every day and rate: the days of seasons are read once. */
function countedSeasons(seasons: Seasons): readonly CountedSeason[] {
  const known = counted.get(seasons);
  if (known) return known;
  const fresh = seasons.map((one) => ({ first: dayNumber(one.from), last: dayNumber(one.to), amounts: one }));
  counted.set(seasons, fresh);
  return fresh;
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
