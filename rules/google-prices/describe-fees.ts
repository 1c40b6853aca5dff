import type { MandatoryService } from '../service/mandatory-services.ts';
import { addDays, isStayDate, type StayDate } from '../stay/stay-date.ts';
import type { LocalTax } from '../tax/local-tax.ts';
import type { ToldFee } from './told.ts';

type Span = { readonly from: StayDate; readonly to: StayDate };

/** Whether a tax can be said so that it comes to the same for every stay; a share of the price depends on the price. */
export const isTaxSayable = ({ basis, maxNights, season }: LocalTax): boolean =>
  basis.kind === 'per-person' || basis.kind === 'per-stay' || maxNights === null || season === null;

export function describeTax(tax: LocalTax & { readonly id: string }, span: Span): ToldFee {
  const { basis, maxNights, season } = tax;
  const seasons = season && seasonsIn(season, span);
  const same = { id: tax.id, kind: 'tax', seasons, maxNights: null } as const;
  switch (basis.kind) {
    case 'per-person':
    case 'per-person-per-night': {
      const isNightly = basis.kind === 'per-person-per-night';
      const { adultMinor: adult, childMinor: child, infantMinor: infant } = basis;
      const period = isNightly ? 'night' : 'stay';
      return {
        ...same,
        type: 'amount',
        basis: 'person',
        period,
        adult,
        child,
        infant,
        maxNights: isNightly ? maxNights : null,
      };
    }
    case 'per-night':
    case 'per-stay': {
      const isNightly = basis.kind === 'per-night';
      const amounts = { adult: basis.minor, child: 0, infant: 0 };
      const period = isNightly ? 'night' : 'stay';
      return { ...same, type: 'amount', basis: 'room', period, ...amounts, maxNights: isNightly ? maxNights : null };
    }
    case 'percent':
      return {
        ...same,
        type: 'percent',
        basis: 'room',
        period: 'night',
        adult: basis.basisPoints,
        child: 0,
        infant: 0,
        maxNights,
      };
  }
}

/** The days of a season that comes each year, from the year before on: it may have begun then. */
function seasonsIn({ from, to }: { readonly from: string; readonly to: string }, span: Span): Span[] {
  const seasons: Span[] = [];
  const [first, last] = [Number(span.from.slice(0, 4)) - 1, Number(span.to.slice(0, 4))];
  for (let year = first; year <= last; year++) {
    const season = { from: dayIn(year, from, 'first'), to: dayIn(from <= to ? year : year + 1, to, 'last') };
    if (season.to >= span.from && season.from <= span.to && season.from <= season.to) seasons.push(season);
  }
  return seasons;
}

/** The 29th of February is a day between the 28th and March also where there is none. */
function dayIn(year: number, day: string, end: 'first' | 'last'): StayDate {
  const date = `${year}-${day}`;
  if (isStayDate(date)) return date;
  const march = `${year}-${String(Number(day.slice(0, 2)) + 1).padStart(2, '0')}-01` as StayDate;
  return end === 'first' ? march : addDays(march, -1);
}

/** Whether a service costs the same on every night, and for as many as come. */
export const isServiceSayable = (service: MandatoryService): boolean => !service.seasons?.length && !service.weekdays;

/** What nobody can refuse in a room at a rate plan. */
export function describeService(service: MandatoryService, room: string, plan: string): ToldFee {
  const { pricingType, priceMinor, childMinor = priceMinor, infantMinor = 0, quantity } = service;
  const isPerPerson = pricingType === 'Per person' || pricingType === 'Per person per night';
  const isPerNight = pricingType === 'Per night' || pricingType === 'Per person per night';
  return {
    id: `${service.serviceId}.${room}.${plan}`,
    kind: 'fee',
    room,
    plan,
    type: 'amount',
    basis: isPerPerson ? 'person' : 'room',
    period: isPerNight ? 'night' : 'stay',
    adult: priceMinor * quantity,
    child: isPerPerson ? childMinor * quantity : 0,
    infant: isPerPerson ? infantMinor * quantity : 0,
    maxNights: null,
    seasons: null,
  };
}
