import { localeOf } from '@stayfront/rules/language/locale-of';

type WeekInfo = { readonly firstDay: number };

/** The weekday a week begins with where the language is spoken; 0 is Sunday. Monday where the browser cannot tell. */
export function weekStart(language: string): number {
  const locale = new Intl.Locale(localeOf(language)) as Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo };
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}
