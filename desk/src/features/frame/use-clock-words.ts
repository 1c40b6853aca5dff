import { wallTimeAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';

/** When something happened by the clock of the house: 13:42 today, with its day before. */
export function useClockWords(): (at: Instant | string) => string {
  const { language } = useDesk();
  const { timeZone, today } = useHouse();
  return (at) => {
    const { date, hour, minute } = wallTimeAt(timeZone, typeof at === 'string' ? Date.parse(at) : at);
    const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
    return date === today ? time : `${formatDay(language, date, 'brief')} ${time}`;
  };
}
