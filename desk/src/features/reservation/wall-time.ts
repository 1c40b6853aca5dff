import { instantAt, wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { stayDate } from '@stayfront/rules/stay/stay-date';

/** The time of the hotel's clock in an input, as an instant. */
export function instantOfWall(timeZone: string, wall: string): number | null {
  const [, day = '', hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(wall) ?? [];
  return day === '' ? null : instantAt(timeZone, { date: stayDate(day), hour: Number(hour), minute: Number(minute) });
}

/** An instant as an input has it, by the hotel's clock. */
export function wallOfInstant(timeZone: string, instant: number): string {
  const { date, hour, minute } = wallTimeAt(timeZone, instant);
  return `${date}T${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`;
}
