import { addDays, weekdayOf } from '../stay/stay-date.ts';
import type { StayDate } from '../stay/stay-date.ts';
import type { OfferConditions } from './special-offer.ts';

/** For each night of a stay, whether an offer counts for it by its days and weekdays. */
export const countedNights = (
  { stayFrom, stayTo, weekdays }: OfferConditions,
  arrival: StayDate,
  nights: number,
): boolean[] =>
  Array.from({ length: nights }, (_, i) => {
    const night = addDays(arrival, i);
    return isWithin(night, stayFrom, stayTo) && (!weekdays || weekdays.includes(weekdayOf(night)));
  });

export const isWithin = (day: StayDate, from: StayDate | undefined, to: StayDate | undefined): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);
