import { formsOf } from './written-forms.ts';

/** Sunday is 0. */
export function formatWeekday(language: string, weekday: number): string {
  const { days, weekdays } = formsOf(language);
  return weekdays[Number(days.spokenWeekday[2])]?.[weekday] ?? '';
}
