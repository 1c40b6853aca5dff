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
