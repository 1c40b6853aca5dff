import { formsOf, type WrittenForms } from './written-forms.ts';

/** A number with its marks: 1,234.50. Of an amount the sign is told apart, since the currency may stand before it. */
export function writeNumber(language: string, value: number, decimals = 0): string {
  const { number } = formsOf(language);
  return (value < 0 ? number.minus : '') + writeDigits(number, Math.abs(value), decimals, number.least);
}

export function writeDigits(
  { decimal, group, sizes: [last, others] }: WrittenForms['number'],
  value: number,
  decimals: number,
  least: number,
): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const groups: string[] = [];
  let rest = whole;
  if (whole.length >= last + least)
    for (let size = last; rest.length > size; size = others) {
      groups.unshift(rest.slice(-size));
      rest = rest.slice(0, -size);
    }
  return [rest, ...groups].join(group) + (fraction === undefined ? '' : decimal + fraction);
}

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
