import { formsOf } from './written-forms.ts';

/** bread, butter and jam */
export function formatList(language: string, items: readonly string[]): string {
  const [pair, first, middle, last] = formsOf(language).list;
  const [one = '', two, ...more] = items;
  if (two === undefined) return one;
  if (more.length === 0) return one + pair + two;
  return one + first + [two, ...more.slice(0, -1)].join(middle) + last + more.at(-1);
}
