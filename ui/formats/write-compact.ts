import { writeDigits } from './write-number.ts';
import { formsOf } from './written-forms.ts';

/** 123.5k, from a hundred thousand on: to one decimal, and none where it would be nought. */
export function writeCompact(language: string, value: number): string {
  const { compact, number } = formsOf(language);
  const place = Math.min(String(value).length - 6, compact.length - 1);
  const [cut, behind] = compact[place] ?? [0, ''];
  const short = Math.round(value / 10 ** (cut - 1)) / 10;
  // What is rounded up to a digit more is written like the numbers that have it.
  if (short * 10 ** cut >= 10 ** (place + 6) && place + 1 < compact.length)
    return writeCompact(language, 10 ** (place + 6));
  return writeDigits(number, short, Number.isInteger(short) ? 0 : 1, 2) + behind;
}
