import { roundRatio } from '../money.ts';
import { countable } from '../pricing/countable.ts';
import type { Freed } from '../special-offer/freed-by.ts';
import type { Guests } from '../stay/guests.ts';
import {
  addDays,
  dayNumber,
  daysBetween,
  nightsOf,
  weekdayOf,
  weekdayOfDay,
  type StayDate,
} from '../stay/stay-date.ts';

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
  /** Nights in none of its seasons do not have it. */
  readonly isOnlyInSeasons?: boolean | undefined;
  /** What offers make free of nights and children is free of it, too, and cents of its shares are rounded with others. */
  readonly isPartOfPrice?: boolean | undefined;
  /** Services that stand before it, whose shares are rounded together with its own: once, and not each. */
  readonly roundedAfter?: readonly Omit<PricedService, 'isIncluded'>[] | undefined;
};

export type ServiceStay = {
  readonly arrival: StayDate;
  readonly nights: number;
  readonly guests: Guests;
  readonly freed?: Freed | undefined;
};

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
  if (isEvenly(service, stay)) {
    const once = isPerPerson(service.pricingType) ? personsPrice(service, stay.guests) : service.priceMinor;
    return isPerNight(service.pricingType) ? once * stay.nights : once;
  }
  const sum = sumOfNights(service, stay);
  if (service.pricingType === 'Per use' || isPerNight(service.pricingType)) return sum;
  const before = (service.roundedAfter ?? []).reduce((all, other) => all + shareOf(other, stay), 0);
  return roundRatio(before + sum, stay.nights) - roundRatio(before, stay.nights);
}

const isEvenly = (service: Omit<PricedService, 'isIncluded'>, { freed }: ServiceStay): boolean =>
  !service.seasons?.length && !service.weekdays && !service.isOnlyInSeasons && !(freed && service.isPartOfPrice);

/** What all nights ask; of what is paid once a stay that many nights' shares of it. */
function sumOfNights(
  service: Omit<PricedService, 'isIncluded'>,
  { arrival, nights, guests, freed }: ServiceStay,
): number {
  const first = dayNumber(arrival);
  const free = service.isPartOfPrice ? freed : undefined;
  const persons = free ? withoutFreed(guests, free) : guests;
  let sum = 0;
  for (let night = first; night < first + nights; night++) {
    if (service.weekdays && !service.weekdays.includes(weekdayOfDay(night))) continue;
    const amounts = amountsOnDay(service, night);
    if (!amounts) continue;
    if (service.pricingType === 'Per use') return amounts.priceMinor;
    if (isPerNight(service.pricingType) && free?.nights.includes(night - first)) continue;
    sum += isPerPerson(service.pricingType) ? personsPrice(amounts, persons) : amounts.priceMinor;
  }
  return sum;
}

/** So many nights' shares of what is paid once a stay; what is paid otherwise has no cents to be rounded. */
const shareOf = (service: Omit<PricedService, 'isIncluded'>, stay: ServiceStay): number =>
  service.pricingType === 'Per use' || isPerNight(service.pricingType) ? 0 : sumOfNights(service, stay);

const withoutFreed = (guests: Guests, { children, infants }: Freed): Guests => ({
  ...guests,
  children: Math.max(0, guests.children - children),
  infants: Math.max(0, guests.infants - infants),
});

/** What one of it costs on a night. */
export const amountsOn = (service: PricedService, night: StayDate): ServiceAmounts =>
  amountsOnDay(service, dayNumber(night)) ?? nothing;

const nothing: ServiceAmounts = { priceMinor: 0 };

/** Null where the night does not have it. */
function amountsOnDay(service: Omit<PricedService, 'isIncluded'>, night: number): ServiceAmounts | null {
  if (!service.seasons) return service.isOnlyInSeasons ? null : service;
  for (const { first, last, amounts } of countedSeasons(service.seasons))
    if (night >= first && night <= last) {
      // A child that pays an amount of its own pays it in a season that names none, too.
      const { priceMinor, childMinor = service.childMinor, infantMinor = service.infantMinor } = amounts;
      return { priceMinor, childMinor, infantMinor };
    }
  return service.isOnlyInSeasons ? null : service;
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
export const coveredNights = (
  { weekdays, seasons, isOnlyInSeasons }: Pick<PricedService, 'weekdays' | 'seasons' | 'isOnlyInSeasons'>,
  stay: Pick<ServiceStay, 'arrival' | 'nights'>,
): StayDate[] =>
  nightsOf({ arrival: stay.arrival, departure: addDays(stay.arrival, stay.nights) }).filter(
    (night) =>
      (!weekdays || weekdays.includes(weekdayOf(night))) &&
      (!isOnlyInSeasons || seasons?.some(({ from, to }) => night >= from && night <= to)),
  );

/** Whether it is there only on some nights. */
export const isOnSomeNights = ({ weekdays, isOnlyInSeasons }: Pick<PricedService, 'weekdays' | 'isOnlyInSeasons'>) =>
  weekdays !== undefined || isOnlyInSeasons === true;

const personsPrice = (
  { priceMinor, childMinor = priceMinor, infantMinor = 0 }: ServiceAmounts,
  { adults, children, infants }: Guests,
): number => adults * priceMinor + children * childMinor + infants * infantMinor;

const isPerPerson = (type: PricingType): boolean => type === 'Per person' || type === 'Per person per night';
const isPerNight = (type: PricingType): boolean => type === 'Per night' || type === 'Per person per night';

/** How often the price of one is paid: the "2 guests × 3 nights" beside it. */
export function unitsOf(
  service: Pick<
    PricedService,
    'pricingType' | 'infantMinor' | 'weekdays' | 'seasons' | 'isOnlyInSeasons' | 'isPartOfPrice'
  >,
  stay: ServiceStay,
): number {
  const free = service.isPartOfPrice ? stay.freed : undefined;
  const { adults, children, infants } = free ? withoutFreed(stay.guests, free) : stay.guests;
  const doInfantsPay = Boolean(service.infantMinor) || service.seasons?.some(({ infantMinor }) => infantMinor);
  const persons = adults + children + (doInfantsPay ? infants : 0);
  const paid = free ? (night: StayDate) => !free.nights.includes(daysBetween(stay.arrival, night)) : () => true;
  const nights = isOnSomeNights(service) || free ? coveredNights(service, stay).filter(paid).length : stay.nights;
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
