import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';

type At = { readonly language: string; readonly timeZone: string; readonly today: string };

/** When something was, by the clock of the house: the time alone where it was today, with the year where it was in another. */
export function writeMoment({ language, timeZone, today }: At, at: string): string {
  const { date, hour, minute } = wallTimeAt(timeZone, Date.parse(at));
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  if (date === today) return time;
  return `${formatDay(language, date, date.slice(0, 4) === today.slice(0, 4) ? 'brief' : 'far')} ${time}`;
}
