import { isCurrency } from '../currency/currencies.ts';
import type { ImportField } from './import-fields.ts';
import { readDayAs } from './read-day.ts';

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isPhone = (text: string): boolean => /^\+?[\d ()./-]{7,24}$/.test(text) && text.replaceAll(/\D/g, '').length >= 7;
const isDay = (text: string): boolean =>
  /\D/.test(text) && (readDayAs(text, 'day-first') !== null || readDayAs(text, 'month-first') !== null);

/** How many of some lines must be so for a column to be taken for it. */
const most = 0.8;

/**
 * Columns that no head explains, by what stands in them. Two columns of days of which one is never before the other are
 * arrival and departure. Only what is still wanted is guessed, and nothing is taken twice.
 */
export function guessColumns(
  fields: readonly (ImportField | null)[],
  lines: readonly (readonly string[])[],
): (ImportField | null)[] {
  const found = [...fields];
  const has = (field: ImportField): boolean => found.includes(field);
  const textsIn = (place: number): string[] => lines.flatMap((line) => (line[place] ?? '').trim() || []);
  const isMostly = (place: number, is: (text: string) => boolean): boolean => {
    const texts = textsIn(place);
    return texts.length > 0 && texts.filter(is).length >= most * texts.length;
  };
  const open = (): number[] => found.flatMap((field, place) => (field === null ? [place] : []));
  const take = (field: ImportField, is: (text: string) => boolean): void => {
    const place = has(field) ? undefined : open().find((one) => isMostly(one, is));
    if (place !== undefined) found[place] = field;
  };
  take('email', isEmail);
  take('currency', isCurrency);
  if (!has('arrival') && !has('departure')) {
    const [from, to] = daysOf(
      open().filter((place) => isMostly(place, isDay)),
      lines,
    );
    if (from !== undefined && to !== undefined) [found[from], found[to]] = ['arrival', 'departure'];
  }
  take('phone', (text) => isPhone(text) && !isDay(text));
  return found;
}

/** The first two columns of which the one is always before the other, by one reading of days or the other. */
function daysOf(places: readonly number[], lines: readonly (readonly string[])[]): [number?, number?] {
  for (const from of places)
    for (const to of places)
      for (const order of ['day-first', 'month-first'] as const) {
        const pairs = lines.map(
          (line) => [readDayAs(line[from] ?? '', order), readDayAs(line[to] ?? '', order)] as const,
        );
        const whole = pairs.filter(([a, b]) => a && b);
        if (
          from !== to &&
          whole.length > 0 &&
          whole.length >= most * lines.length &&
          whole.every(([a, b]) => (a ?? '') < (b ?? ''))
        )
          return [from, to];
      }
  return [];
}
