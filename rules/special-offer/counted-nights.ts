import { dayNumber, weekdayOfDay, type StayDate } from '../stay/stay-date.ts';
import type { OfferConditions } from './special-offer.ts';

/** For each night of a stay, whether an offer counts for it by its days and weekdays. */
export function countedNights(
  { stayFrom, stayTo, weekdays }: OfferConditions,
  arrival: StayDate,
  nights: number,
): readonly boolean[] {
  if (stayFrom === undefined && stayTo === undefined && !weekdays) return everyNight(nights);
  const arrivalDay = dayNumber(arrival);
  const first = stayFrom === undefined ? arrivalDay : dayNumber(stayFrom);
  const last = stayTo === undefined ? Infinity : dayNumber(stayTo);
  const counted: boolean[] = [];
  for (let night = arrivalDay; night < arrivalDay + nights; night++)
    counted.push(night >= first && night <= last && (!weekdays || weekdays.includes(weekdayOfDay(night))));
  return counted;
}

export const isWithin = (day: StayDate, from: StayDate | undefined, to: StayDate | undefined): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);

// Most offers count for all nights, and a calendar asks for thousands of stays.
const whole: (readonly boolean[])[] = [];
const everyNight = (nights: number): readonly boolean[] => (whole[nights] ??= Array<boolean>(nights).fill(true));
