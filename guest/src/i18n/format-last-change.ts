import { localeOf } from '@stayfront/rules/language/locale-of';

/**
 * The modification deadline in the two forms the specification gives it: 6:00 PM and 08/06/2027, by the hotel's clock.
 * Put together from its parts, since browsers and servers differ in the spaces between them.
 */
export function formatLastChange(language: string, instant: string, timeZone: string): { time: string; date: string } {
  const said = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : localeOf(language), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    calendar: 'gregory',
    timeZone,
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes): string => said.find((one) => one.type === type)?.value ?? '';
  const two = (type: Intl.DateTimeFormatPartTypes): string => part(type).padStart(2, '0');
  return {
    time: `${Number(part('hour'))}:${two('minute')}\u00a0${part('dayPeriod')}`,
    date: `${two('day')}/${two('month')}/${part('year')}`,
  };
}
