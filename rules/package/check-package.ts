import { nightCount, nightsOf, weekdayOf, type Stay, type StayDate } from '../stay/stay-date.ts';
import { packageDays, type PackageConditions } from './package-days.ts';

/** Why a stay does not fit a package, with what would. */
export type PackageRefusal =
  | { readonly kind: 'not-sold' }
  | { readonly kind: 'too-soon'; readonly earliest: StayDate }
  | { readonly kind: 'too-far'; readonly latest: StayDate }
  | { readonly kind: 'arrival-weekday'; readonly weekdays: readonly number[] }
  | { readonly kind: 'min-stay'; readonly nights: number }
  | { readonly kind: 'max-stay'; readonly nights: number }
  | { readonly kind: 'in-period'; readonly from: StayDate; readonly to: StayDate };

/**
 * Whether a stay fits the conditions of a package today. The specification takes the days of its periods out of the
 * date picker, so no night of the stay may lie in one; leaving on the first day of a period is fine, since the
 * departure day is not a night.
 */
export function checkPackage(conditions: PackageConditions, stay: Stay, today: StayDate): PackageRefusal | null {
  const { minNights, maxNights, arrivalWeekdays, periods } = conditions;
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
  const touched = periods.find(({ from, to }) => nightsOf(stay).some((night) => night >= from && night <= to));
  return touched ? { kind: 'in-period', from: touched.from, to: touched.to } : null;
}
