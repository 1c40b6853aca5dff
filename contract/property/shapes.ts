import { currencies } from '@stayfront/rules/currency/currencies';
import { readStayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { isTimeZone } from '@stayfront/rules/stay/hotel-clock';
import { z } from 'zod';

/** Ids inside a hotel: short words. No dot, because a product is named room.rate-plan. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use 1 to 40 lower-case letters, digits and hyphens, e.g. "double-lake"');

export const HotelId = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .meta({ id: 'HotelId', description: 'The number of the hotel', example: 1001 });

export const Currency = z.enum(currencies).meta({ id: 'Currency', description: 'ISO 4217 code' });

/** Amounts in a document are whole minor units of the hotel's currency: 4200 is CHF 42.00. */
export const Minor = z.int().min(0).max(1_000_000_000_000);

export const BasisPoints = z.int().min(0).max(10_000).meta({ description: 'Hundredths of a percent: 810 is 8.1 %' });

/** An address that a guest follows: nothing that a browser would run or open in another program. */
export const WebAddress = z.url({
  protocol: /^https?$/,
  error: 'Use a web address that begins with https:// or http://',
});

export const TimeZone = z
  .string()
  .refine(isTimeZone, { message: 'Name the time zone by its city, e.g. "Europe/Zurich"' });

export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use the 24-hour clock, e.g. "15:00"');

export const Day = z
  .string()
  .superRefine((text, context) => {
    const read = readStayDate(text);
    // Nothing is to be worked out from what is not a day: a second complaint about the order of days would mislead.
    const say = (code: string, message: string): void =>
      context.addIssue({ code: 'custom', message, params: { code }, continue: false });
    if (read === 'format') say('date.format', 'Write the day as YYYY-MM-DD');
    else if (read === 'no-such-day') say('date.invalid', `There is no ${text} in the calendar`);
  })
  .transform((text) => text as StayDate)
  .meta({ id: 'Day', description: 'A day on the hotel’s calendar', example: '2027-06-11' });

/** Weekdays as a list; 0 is Sunday. */
export const Weekdays = z.array(z.int().min(0).max(6)).min(1).max(7);
