import { clockIn } from '@stayfront/rules/language/clock-in';
import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';

type LastChange = {
  readonly time: string;
  readonly date: string;
  /** The same day as the language says it, which nobody can misread. */
  readonly day: string;
};

/**
 * The modification deadline by the hotel's clock, as the specification gives it in English: 6:00 PM and 08/06/2027.
 * The other languages keep to the one clock that the house's hours are told by.
 */
export function formatLastChange(language: string, instant: string, timeZone: string): LastChange {
  const { date, hour, minute } = wallTimeAt(timeZone, Date.parse(instant));
  const [hours, minutes] = [hour, minute].map((part) => String(part).padStart(2, '0'));
  return {
    time:
      language === 'en'
        ? `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`
        : clockIn(language, `${hours}:${minutes}`),
    date: date.split('-').reverse().join('/'),
    day: formatDay(language, date, 'spoken'),
  };
}
