import { bookableDays } from '../stay/hotel-clock.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';

/** When a package can be had. What is null does not bind. */
export type PackageConditions = {
  /** Days between today and arrival. */
  readonly minAdvanceDays: number | null;
  readonly maxAdvanceDays: number | null;
  readonly minNights: number | null;
  readonly maxNights: number | null;
  /** 0 is Sunday. */
  readonly arrivalWeekdays: readonly number[] | null;
  /** Nights on which the package is not sold, both days inclusive. */
  readonly periods: readonly { readonly from: StayDate; readonly to: StayDate }[];
};

/** The first and the last day of arrival a picker offers; null where the conditions leave none. */
export function packageDays(
  { minAdvanceDays, maxAdvanceDays, minNights }: PackageConditions,
  today: StayDate,
): { earliest: StayDate; latest: StayDate } | null {
  // The shortest stay must still end within the booking horizon.
  const lastStart = addDays(bookableDays(today).last, -(minNights ?? 1));
  const lastAdvance = maxAdvanceDays === null ? lastStart : addDays(today, maxAdvanceDays);
  const earliest = addDays(today, minAdvanceDays ?? 0);
  const latest = lastAdvance < lastStart ? lastAdvance : lastStart;
  return earliest <= latest ? { earliest, latest } : null;
}
