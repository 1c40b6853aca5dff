import type { StayDate } from '@stayfront/rules/stay/stay-date';

/** A day as somebody types it in a hurry: 03 dec. */
export const typedDay = (day: StayDate): string =>
  new Intl.DateTimeFormat('en-US', { day: '2-digit', month: 'short', timeZone: 'UTC' })
    .formatToParts(Date.parse(day))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value.toLowerCase())
    .toReversed()
    .join(' ');
