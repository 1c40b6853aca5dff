import type { Guests } from '../stay/guests.ts';
import { nightCount, nightsOf, weekdayOf, type Stay, type StayDate } from '../stay/stay-date.ts';
import { isIn, packageDays, type PackageConditions } from './package-days.ts';

/** Why a stay does not fit a package, with what would. */
export type PackageRefusal =
  | { readonly kind: 'not-sold' }
  | { readonly kind: 'too-soon'; readonly earliest: StayDate }
  | { readonly kind: 'too-far'; readonly latest: StayDate }
  | { readonly kind: 'arrival-weekday'; readonly weekdays: readonly number[] }
  | { readonly kind: 'min-stay'; readonly nights: number }
  | { readonly kind: 'max-stay'; readonly nights: number }
  | { readonly kind: 'in-period'; readonly from: StayDate; readonly to: StayDate }
  /** A night lies outside of the days on which it is sold. */
  | { readonly kind: 'out-of-period'; readonly night: StayDate };

/** Why guests do not fit a package. */
export type PackageGuestsRefusal =
  | { readonly kind: 'adults-only' }
  | { readonly kind: 'too-few-adults'; readonly least: number }
  | { readonly kind: 'too-many-children'; readonly most: number };

/**
 * Whether a stay fits the conditions of a package today. The specification takes the days of its periods out of the
 * date picker, so no night of the stay may lie in one; leaving on the first day of a period is fine, since the
 * departure day is not a night. In the same way leaving on the day after the last one that it is sold on is.
 */
export function checkPackage(conditions: PackageConditions, stay: Stay, today: StayDate): PackageRefusal | null {
  const { minNights, maxNights, arrivalWeekdays, periods, openPeriods = [] } = conditions;
  const days = packageDays(conditions, today);
  if (!days) return { kind: 'not-sold' };
  if (stay.arrival < days.earliest) return { kind: 'too-soon', earliest: days.earliest };
  if (stay.arrival > days.latest) return { kind: 'too-far', latest: days.latest };
  if (arrivalWeekdays && !arrivalWeekdays.includes(weekdayOf(stay.arrival)))
    return { kind: 'arrival-weekday', weekdays: arrivalWeekdays };
  const nights = nightCount(stay);
  const least = minNights ?? 1;
  if (nights < least) return { kind: 'min-stay', nights: least };
  if (maxNights !== null && nights > maxNights) return { kind: 'max-stay', nights: maxNights };
  const touched = periods.find((period) => nightsOf(stay).some((night) => isIn(period, night)));
  if (touched) return { kind: 'in-period', from: touched.from, to: touched.to };
  const outside =
    openPeriods.length > 0 ? nightsOf(stay).find((night) => !openPeriods.some((period) => isIn(period, night))) : null;
  return outside ? { kind: 'out-of-period', night: outside } : null;
}

/** Whether a package is for these guests of one room. */
export function checkPackageGuests(
  { isAdultsOnly = false, minAdults = 0, maxChildren = Infinity }: PackageConditions,
  { adults, children, infants }: Guests,
): PackageGuestsRefusal | null {
  if (isAdultsOnly && children + infants > 0) return { kind: 'adults-only' };
  if (adults < minAdults) return { kind: 'too-few-adults', least: minAdults };
  return children > maxChildren ? { kind: 'too-many-children', most: maxChildren } : null;
}
