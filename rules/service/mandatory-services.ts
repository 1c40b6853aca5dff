import { roundRatio } from '../money.ts';
import { countable } from '../pricing/countable.ts';
import { firstQuantity, type OfferedService } from './preselect-services.ts';
import { unitPrice, withDiscount, type PricedService, type ServiceAmounts, type ServiceStay } from './price-service.ts';

/** A service that nobody can refuse and that costs something: it is in every price of the rates that have it. */
export type MandatoryService = Omit<PricedService, 'isIncluded'> & {
  readonly serviceId: string;
  /** The least that can be taken of it. */
  readonly quantity: number;
};

type Listed = OfferedService & PricedService & { readonly discountMinor: number };

/** Those of a rate's services that a guest pays for whatever is chosen, in the hotel's order. */
export const mandatoryServices = (services: readonly Listed[]): MandatoryService[] =>
  services
    .filter((service) => service.isRequired && !service.isIncluded)
    .map((service) => withDiscount(service, service.discountMinor))
    .filter((service) => [service, ...(service.seasons ?? [])].some(costsSomething))
    .map((service) => ({
      serviceId: service.id,
      quantity: firstQuantity(service),
      pricingType: service.pricingType,
      priceMinor: service.priceMinor,
      ...(service.childMinor === undefined ? {} : { childMinor: service.childMinor }),
      ...(service.infantMinor === undefined ? {} : { infantMinor: service.infantMinor }),
      ...(service.seasons ? { seasons: service.seasons } : {}),
      ...(service.weekdays ? { weekdays: service.weekdays } : {}),
      ...(service.isOnlyInSeasons ? { isOnlyInSeasons: true } : {}),
      ...(service.isPartOfPrice ? { isPartOfPrice: true } : {}),
      ...(service.roundedAfter ? { roundedAfter: service.roundedAfter } : {}),
    }));

const costsSomething = ({ priceMinor, childMinor = 0, infantMinor = 0 }: ServiceAmounts): boolean =>
  priceMinor + childMinor + infantMinor > 0;

/** What one of it costs for a whole stay, in the hotel's currency. */
export const mandatoryUnit = (service: MandatoryService, stay: ServiceStay): number =>
  countable(unitPrice(service, stay));

/** What all of it adds to a stay. In another currency the price of one is exchanged, as it is on the bill. */
export function mandatoryCost(
  services: readonly MandatoryService[],
  stay: ServiceStay,
  as: (minor: number) => number = same,
): number {
  let sum = 0;
  for (const service of services) sum += as(mandatoryUnit(service, stay)) * service.quantity;
  return sum;
}

/**
 * What it adds to each night of a stay. A calendar speaks of the shortest stay that can begin on a day: whoever stays
 * longer spreads over more nights what is paid once, so that no stay costs more a night than its calendar said.
 */
export const mandatoryPerNight = (
  services: readonly MandatoryService[],
  stay: ServiceStay,
  as: (minor: number) => number = same,
): number => (services.length === 0 ? 0 : roundRatio(mandatoryCost(services, stay, as), stay.nights));

const same = (minor: number): number => minor;

/** Whether what offers make free changes what these cost. */
export const dependOnOffers = (services: readonly MandatoryService[]): boolean =>
  services.some(({ isPartOfPrice }) => isPartOfPrice === true);
