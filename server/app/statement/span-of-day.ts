import { instantAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';

export type Span = { readonly day: StayDate; readonly from: Instant; readonly to: Instant };

/** From midnight to midnight by the hotel's clock. */
export const spanOfDay = (timeZone: string, day: StayDate): Span => ({
  day,
  from: instantAt(timeZone, { date: day, hour: 0, minute: 0 }),
  to: instantAt(timeZone, { date: addDays(day, 1), hour: 0, minute: 0 }),
});
