import type { Language } from '@stayfront/contract/property/texts';
import { expect, test } from 'vitest';
import { writeDay } from './write-day.ts';

test.each<[Language, string]>([
  ['de', 'Freitag, 11. Juni 2027'],
  ['it', 'venerdì 11 giugno 2027'],
  ['hu', '2027. június 11., péntek'],
  // Thai readers count by the Buddhist era, the desk that is shown the letter by the common one.
  ['th', 'วันศุกร์ที่ 11 มิถุนายน พ.ศ. 2570 (ค.ศ. 2027)'],
])('in %s a letter says the day as its reader does', (language, day) => {
  expect(writeDay(language, '2027-06-11')).toBe(day);
});
