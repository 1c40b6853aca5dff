import { addDays, weekdayOf, type StayDate } from '../stay/stay-date.ts';
import type { OfferConditions } from './special-offer.ts';

/** For each night of a stay, whether an offer counts for it by its days and weekdays. */
export function countedNights(
  { stayFrom, stayTo, weekdays }: OfferConditions,
  arrival: StayDate,
  nights: number,
): readonly boolean[] {
  if (stayFrom === undefined && stayTo === undefined && !weekdays) return everyNight(nights);
  return Array.from({ length: nights }, (_, i) => {
    const night = addDays(arrival, i);
    return isWithin(night, stayFrom, stayTo) && (!weekdays || weekdays.includes(weekdayOf(night)));
  });
}

export const isWithin = (day: StayDate, from: StayDate | undefined, to: StayDate | undefined): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);

// Most offers count for all nights, and a calendar asks for thousands of stays.
const whole: (readonly boolean[])[] = [];
const everyNight = (nights: number): readonly boolean[] => (whole[nights] ??= Array<boolean>(nights).fill(true));
