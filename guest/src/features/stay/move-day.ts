import { addDays, daysBetween, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';
import { addMonths, lastOfMonth, monthOf } from './months.ts';

type Press = { readonly key: string; readonly shiftKey: boolean };

/** Where a key takes the keyboard's place on a calendar; null for keys that do not move it. */
export function moveDay(
  day: StayDate,
  press: Press,
  week: { readonly firstWeekday: number; readonly isRtl: boolean },
): StayDate | null {
  const forward = week.isRtl ? -1 : 1;
  const sinceWeekBegan = (weekdayOf(day) - week.firstWeekday + 7) % 7;
  switch (press.key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -sinceWeekBegan);
    case 'End':
      return addDays(day, 6 - sinceWeekBegan);
    case 'PageDown':
      return inOtherMonth(day, press.shiftKey ? 12 : 1);
    case 'PageUp':
      return inOtherMonth(day, press.shiftKey ? -12 : -1);
    default:
      return null;
  }
}

/** The same number in another month, or its last day where it has no such number. */
function inOtherMonth(day: StayDate, months: number): StayDate {
  const month = addMonths(monthOf(day), months);
  const wish = addDays(month, daysBetween(monthOf(day), day));
  const last = lastOfMonth(month);
  return wish < last ? wish : last;
}
