import { fieldOf, isFields } from '@stayfront/rules/house-draft/fields';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';

/** A day that stands in a field of an entry, in words; dots while it is none. */
export function sayDay(language: string, entry: unknown, name: string): string {
  const day = isFields(entry) ? fieldOf(entry, name) : undefined;
  return typeof day === 'string' && isStayDate(day) ? formatDay(language, day, 'far') : '…';
}
