import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayAnew } from './drawn-week.ts';
import { writeCell, type Cell } from './write-cell.ts';

const anyCell: fc.Arbitrary<Cell> = fc.record({
  named: fc.constantFrom('cal-cell', 'cal-cell is-over', 'cal-cell has-marks'),
  label: fc.constantFrom('Tue 17 Nov, Flexible, CHF 128', 'Wed 18 Nov, “Bed & <b>Board</b>”'),
  style: fc.constantFrom('', '--sold:25.0%;--held:50.0%', '--share:12%'),
  text: fc.constantFrom('', '128', '1,480', '–', '×', '<3'),
  more: fc.constantFrom('', '<i class="cal-bar"></i>', '<em dir="ltr">2+</em>', '<bdi dir="ltr">34 %</bdi>'),
});
const anyWeek = fc.array(anyCell, { minLength: 7, maxLength: 7 });

const written = (cells: readonly Cell[]): Element => {
  const week = document.createElement('div');
  week.innerHTML = cells.map((cell, place) => writeCell(cell, place)).join('');
  return week;
};
/** An empty style says what none says. */
const read = (week: Element): string => week.innerHTML.replaceAll(' style=""', '');

test('whatever the nights of a week said before, they say what they are now as if nobody had written there', () => {
  fc.assert(
    fc.property(anyWeek, fc.array(anyWeek, { minLength: 1, maxLength: 3 }), fc.boolean(), (first, later, isServers) => {
      const element = written(first);
      const drawn = { element, cells: isServers ? null : first };
      for (const cells of later) {
        sayAnew(drawn, cells);
        expect(read(element)).toBe(read(written(cells)));
      }
    }),
  );
});
