import { describe, expect, test } from 'vitest';
import { choosePart } from './choose-part.ts';
import { lastWords } from './seen.ts';
import { describeSweep } from './describe-sweep.ts';

describe('a sweep', () => {
  test('can be cut in parts that are all of it together', () => {
    const things = Array.from({ length: 11 }, (_, place) => place);
    const parts = ['1/4', '2/4', '3/4', '4/4'].map((part) => choosePart(things, part));
    expect(parts.flat().toSorted((one, other) => one - other)).toEqual(things);
    expect(choosePart(things, undefined)).toBe(things);
    for (const wrong of ['0/4', '5/4', '2', 'x'])
      expect(() => choosePart(things, wrong)).toThrow(`--part ${wrong}: say which of how many`);
  });

  test('goes on where it was stopped: the last word on each thing counts, half a line does not', () => {
    const line = (name: string, isFine: boolean): string => JSON.stringify({ name, isFine, seconds: 1 });
    const seen = lastWords(
      `${line('a', false)}\n${line('b', true)}\n${line('a', true)}\n${line('c', true).slice(0, 9)}`,
    );
    expect(seen.map(({ name, isFine }) => [name, isFine])).toEqual([
      ['a', true],
      ['b', true],
    ]);
  });

  test('ends with one page of what it saw', () => {
    const wanted = ['pay.spec.ts › pays', 'pay.spec.ts › waits', 'pay.spec.ts › ends', 'lighthouse › home, mobile'];
    const page = describeSweep(wanted, [
      { name: 'pay.spec.ts › pays', isFine: true, seconds: 60 },
      { name: 'pay.spec.ts › waits', isFine: false, seconds: 30, why: 'not visible' },
      { name: 'lighthouse › home, mobile', isFine: true, seconds: 6, why: 'seo 100' },
    ]).join('\n');
    expect(page).toContain('| pay.spec.ts | 3 | 1 | 1 | 1 | 1.5 |');
    expect(page).toContain('- pay.spec.ts › waits: not visible');
    expect(page).toContain('- lighthouse › home, mobile: seo 100');
  });
});
