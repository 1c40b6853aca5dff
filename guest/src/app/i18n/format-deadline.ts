import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { textOf, writeDay } from '@stayfront/ui/formats/write-day.ts';

/** 8 June, 18:00 by the hotel's clock. */
export function formatDeadline(language: string, instant: string, timeZone: string): string {
  const { date, hour, minute } = wallTimeAt(timeZone, Date.parse(instant));
  return textOf(writeDay(language, date, 'deadline', [hour, minute]));
}
