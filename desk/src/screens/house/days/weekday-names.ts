import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';

/** What the document calls weekdays, from Sunday, which is 0. */
export const weekdayNames = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const;

export const noFlags: Fields = Object.fromEntries(weekdayNames.map((name) => [name, false]));

/** The weekdays that a rule names, from Monday on. */
export const flagsOn = (rule: Fields): number[] =>
  [1, 2, 3, 4, 5, 6, 0].filter((weekday) => fieldOf(rule, weekdayNames[weekday] ?? '') === true);
