import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../testing/xml-of.ts';
import { addDays, stayDate, type StayDate } from '../../stay/stay-date.ts';
import { layOver } from './lay-over.ts';

const first = stayDate('2027-07-01');
type Entry = { readonly key: string; readonly from: StayDate; readonly to: StayDate; readonly minor: number | null };
const anyEntry: fc.Arbitrary<Entry> = fc
  .record({ key: fc.constantFrom('a', 'b'), day: fc.nat(30), length: fc.nat(8), minor: fc.option(fc.nat(9)) })
  .map(({ key, day, length, minor }) => ({ key, from: addDays(first, day), to: addDays(first, day + length), minor }));

/** What stands on each day, by key. */
function byDay(entries: readonly Entry[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { key, from, to, minor } of entries)
    for (let day = from; day <= to; day = addDays(day, 1))
      if (minor === null) days.delete(`${key} ${day}`);
      else days.set(`${key} ${day}`, minor);
  return days;
}

test('an Overlay of 10 to 12 July cuts July in three', () => {
  const month = { key: 'a', from: first, to: stayDate('2027-07-31'), minor: 100 };
  const sent = { key: 'a', from: stayDate('2027-07-10'), to: stayDate('2027-07-12'), minor: 130 };
  const laid = atOnce(
    layOver(
      [month],
      [sent],
      () => 'a',
      () => false,
    ),
  );
  expect(laid.map(({ from, to, minor }) => `${from.slice(8)}-${to.slice(8)} ${minor}`)).toEqual([
    '01-09 100',
    '10-12 130',
    '13-31 100',
  ]);
});

test('Overlays one after another are what is left day by day', () =>
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 12 }), (sent) => {
      const standing = sent.reduce<Entry[]>(
        (before, one) =>
          atOnce(
            layOver(
              before,
              [one],
              ({ key }) => key,
              ({ minor }) => minor === null,
            ),
          ),
        [],
      );
      expect(Object.fromEntries(byDay(standing))).toEqual(Object.fromEntries(byDay(sent)));
      expect(
        standing.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1, 0),
      ).toBe(byDay(sent).size);
    }),
  ));

test('many at once, which share no day, are what they are one after another', () =>
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 8 }), fc.array(anyEntry, { maxLength: 8 }), (stood, sent) => {
      const apart = sent.filter(
        (one, i) => !sent.slice(0, i).some((two) => two.key === one.key && two.from <= one.to && one.from <= two.to),
      );
      const over = (before: Entry[], some: Entry[]): Entry[] =>
        atOnce(
          layOver(
            before,
            some,
            ({ key }) => key,
            ({ minor }) => minor === null,
          ),
        );
      const standing = stood.reduce<Entry[]>((before, one) => over(before, [one]), []);
      const inTurn = apart.reduce<Entry[]>((before, one) => over(before, [one]), standing);
      expect(Object.fromEntries(byDay(over(standing, apart)))).toEqual(Object.fromEntries(byDay(inTurn)));
    }),
  ));
