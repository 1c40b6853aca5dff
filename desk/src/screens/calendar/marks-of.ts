import type { NightRules } from '../../features/calendar/sheet.ts';

/** What a night forbids, as it is marked beside its price: a length of stay in words, or one of two doors. */
export type Mark = { readonly text: string } | { readonly door: 'in' | 'out' };

/** Doors are drawn by hand: an icon of the library is a part of its own, and hundreds of them are on a page. */
export const doorPaths = {
  in: 'm10 17 5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4',
  out: 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
} as const;

/** There is room for three of them. */
export const markPlaces = ['', 'is-low', 'is-far'] as const;

export function marksOf(rules: NightRules): Mark[] {
  const least = Math.max(rules.minStay ?? 0, rules.minThrough ?? 0);
  const most = rules.maxStay ?? rules.maxThrough;
  const marks: Mark[] = [];
  if (least > 1) marks.push({ text: `${least}+` });
  if (rules.isClosedToArrival) marks.push({ door: 'in' });
  if (rules.isClosedToDeparture) marks.push({ door: 'out' });
  if (most) marks.push({ text: `≤${most}` });
  return marks.slice(0, markPlaces.length);
}
