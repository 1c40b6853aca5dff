import { useLingui } from '@lingui/react/macro';
import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { needsYear } from './needs-year.ts';

/** Instants and days as the house speaks of them: by its own clock, and with the year only where it is not obvious. */
export function useWhen() {
  const { t } = useLingui();
  const { language } = useDesk();
  const { timeZone, today } = useHouse();
  const at = (instant: string) => wallTimeAt(timeZone, Date.parse(instant));
  const time = (instant: string): string => {
    const { hour, minute } = at(instant);
    return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  };
  const day = (date: string): string => formatDay(language, date, needsYear(date, today) ? 'far' : 'brief');
  return {
    day,
    time,
    dateOf: (instant: string): string => at(instant).date,
    /** Tue 24 Nov, 18:00 */
    full: (instant: string): string =>
      t({ message: `${day(at(instant).date)}, ${time(instant)}`, comment: 'A day and a time' }),
    /** 14:12 today, Mon 23 Nov 21:48 before: within a sentence. */
    since: (instant: string): string =>
      at(instant).date === today ? time(instant) : `${day(at(instant).date)} ${time(instant)}`,
    /** Today 14:12, Mon 21:48, 13 Nov: the shorter the longer ago. */
    ago: (instant: string): string => {
      const { date } = at(instant);
      const clock = time(instant);
      if (date === today) return t`Today ${clock}`;
      if (date < today && date > addDays(stayDate(today), -6))
        return `${formatDay(language, date, 'weekday')} ${clock}`;
      return formatDay(language, date, needsYear(date, today) ? 'shortYear' : 'short');
    },
    /** 18:00, Fri 18:00, 13 Dec: what is still to come. */
    until: (instant: string): string => {
      const { date } = at(instant);
      if (date === today) return time(instant);
      const isSoon = date > today && date < addDays(stayDate(today), 6);
      return isSoon
        ? `${formatDay(language, date, 'weekday')} ${time(instant)}`
        : formatDay(language, date, needsYear(date, today) ? 'shortYear' : 'short');
    },
    /** Friday, 27 November, as the heading of a day. */
    heading: (date: string): string => formatDay(language, date, needsYear(date, today) ? 'choosingYear' : 'choosing'),
  };
}
