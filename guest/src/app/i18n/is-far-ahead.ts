import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';

/** So far that its day and month alone would be taken for those of the year before: it is written with its year. */
export const isFarAhead = (now: Instant, day: StayDate): boolean => daysBetween(todayAt('UTC', now), day) > 330;
