import { textOf, writeDay, type DayParts } from './write-day.ts';

/**
 * 27 and 30 Nov, or Nov 27 and 30: within one month it is said once, where the language has it. What was ordered is in
 * the American form in English.
 */
export function formatSpan(
  language: string,
  [first, last]: readonly [string, string],
  style: 'short' | 'brief' | 'choosing' | 'ordered',
  hasYear = false,
): [string, string] {
  const isAmerican = style === 'ordered' && language === 'en';
  const shown = style === 'ordered' && !isAmerican ? 'choosing' : style;
  const withYear = shown === 'brief' ? 'far' : (`${shown}Year` as const);
  const [from, to] = [first, last].map((day) => writeDay(language, day, hasYear ? withYear : shown)) as [
    DayParts,
    DayParts,
  ];
  const place = (type: 'd' | 'M' | 'E'): number => from.findIndex((part) => part.type === type);
  // A weekday behind the month (in Telugu) would be lost with it.
  const isBehind = place('d') < place('M') && place('M') < place('E');
  // And in America it stands before the month.
  if (isAmerican || isBehind || first.slice(0, 7) !== last.slice(0, 7)) return [textOf(from), textOf(to)];
  // What binds a day to its month (26 de dezembro) goes with the month; what makes it an ordinal (26.) stays.
  const dot = from[place('d') + 1]?.value.startsWith('.') ? '.' : '';
  return place('d') < place('M')
    ? [textOf(from.slice(0, place('d') + 1)) + dot, textOf(to)]
    : [textOf(from), textOf(to.slice(place('d')))];
}
