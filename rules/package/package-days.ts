import { bookableDays } from '../stay/hotel-clock.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';
import type { PackagePrice } from './package-price.ts';

type Period = { readonly from: StayDate; readonly to: StayDate };

/** When a package can be had, and by whom. What is null or absent does not bind. */
export type PackageConditions = {
  /** Days between today and arrival. */
  readonly minAdvanceDays: number | null;
  readonly maxAdvanceDays: number | null;
  readonly minNights: number | null;
  readonly maxNights: number | null;
  /** 0 is Sunday. */
  readonly arrivalWeekdays: readonly number[] | null;
  /** Nights on which the package is not sold, both days inclusive. */
  readonly periods: readonly Period[];
  /** Where there are any, the package is sold on nights of these alone, both days inclusive. */
  readonly openPeriods?: readonly Period[] | undefined;
  /** Adults, and children, in a room. */
  readonly minAdults?: number | undefined;
  readonly maxChildren?: number | undefined;
  /** Neither children nor infants. */
  readonly isAdultsOnly?: boolean | undefined;
};

/** A package's conditions with those that its own price brings: a price for seven nights is not had for six. */
export function packageConditions<Conditions extends PackageConditions>({
  conditions,
  price,
}: {
  readonly conditions: Conditions;
  readonly price?: PackagePrice | undefined;
}): Conditions {
  if (price?.kind !== 'stay') return conditions;
  const { minNights, maxNights } = conditions;
  return {
    ...conditions,
    minNights: Math.max(price.nights, minNights ?? 0),
    maxNights: price.extraNight === 'none' ? Math.min(price.nights, maxNights ?? price.nights) : maxNights,
  };
}

/** The first and the last day of arrival a picker offers; null where the conditions leave none. */
export function packageDays(
  { minAdvanceDays, maxAdvanceDays, minNights, openPeriods = [] }: PackageConditions,
  today: StayDate,
): { earliest: StayDate; latest: StayDate } | null {
  // The shortest stay must still end within the booking horizon, and within the days on which the package is sold.
  const least = minNights ?? 1;
  const ends = [addDays(bookableDays(today).last, -least)];
  if (maxAdvanceDays !== null) ends.push(addDays(today, maxAdvanceDays));
  const begins = [addDays(today, minAdvanceDays ?? 0)];
  if (openPeriods.length > 0) {
    begins.push(openPeriods.map(({ from }) => from).reduce(earlier));
    ends.push(addDays(openPeriods.map(({ to }) => to).reduce(later), 1 - least));
  }
  const [earliest, latest] = [begins.reduce(later), ends.reduce(earlier)];
  return earliest <= latest ? { earliest, latest } : null;
}

/** Whether a package is sold on a night. */
export const isSoldOn = ({ periods, openPeriods = [] }: PackageConditions, night: StayDate): boolean =>
  !periods.some((period) => isIn(period, night)) &&
  (openPeriods.length === 0 || openPeriods.some((period) => isIn(period, night)));

export const isIn = ({ from, to }: Period, night: StayDate): boolean => night >= from && night <= to;

const earlier = (a: StayDate, b: StayDate): StayDate => (a < b ? a : b);
const later = (a: StayDate, b: StayDate): StayDate => (a > b ? a : b);
