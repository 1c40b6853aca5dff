import type { DayStyle } from './day-styles.ts';
import { formsOf } from './written-forms.ts';

export type DayParts = { readonly type: string; readonly value: string }[];
export const textOf = (parts: DayParts): string =>
  parts
    .map(({ value }) => value)
    .join('')
    .trim();

/** A day by its language's form, in pieces. */
export function writeDay(
  language: string,
  day: string,
  style: DayStyle,
  time: readonly [number, number] = [0, 0],
): DayParts {
  const { days, months, weekdays } = formsOf(language);
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const [hour, minute] = time.map((part) => String(part).padStart(2, '0')) as [string, string];
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  const values: Readonly<Record<string, (list: number) => string | undefined>> = {
    E: (list) => weekdays[list]?.[weekday],
    M: (list) => months[list]?.[month - 1],
    d: () => String(date),
    y: () => String(year),
    b: () => String(year + 543),
    H: () => hour,
    m: () => minute,
  };
  return days[style].split(/[{}]/).map((piece, index) => {
    // Between braces is every second piece.
    if (index % 2 === 0) return { type: 'text', value: piece };
    const [type = ''] = piece;
    return { type, value: values[type]?.(Number(piece.slice(1))) ?? '' };
  });
}
