import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, stayDate, weekdayOf } from '../stay/stay-date.ts';
import { bucketOf, leadBuckets, lengthBuckets } from './buckets.ts';
import { addSums, figuresOf, medianOf, noSums, shareOf, tenthsOf } from './figures.ts';
import { daysOf, findSpanFault, monthsFrom, presetSpan, spanAgainst, type Span } from './span.ts';

const today = stayDate('2027-01-31');
const anySpan = fc
  .tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 1, max: 731 }))
  .map(([start, days]): Span => {
    const from = addDays(today, start);
    return { from, to: addDays(from, days - 1) };
  });

test('K25 October of the mock: occupancy, average rate and revenue per room are what a calculator says', () => {
  const october = figuresOf({ stays: 216, nights: 534, revenue: 10_906_500 }, 713);
  expect(october).toMatchObject({ occupancy: 7_489, adr: 20_424, revpar: 15_297 });
  expect(figuresOf(noSums, 0)).toMatchObject({ occupancy: null, adr: null, revpar: null });
  expect(figuresOf({ stays: 1, nights: 2, revenue: 300 }, null)).toMatchObject({ adr: 150, revpar: null });
});

test('K25 sums add up whichever way they are put together, and shares of a whole are whole', () => {
  const anySums = fc.record({ stays: fc.nat(1000), nights: fc.nat(5000), revenue: fc.nat(10_000_000) });
  fc.assert(
    fc.property(fc.array(anySums), (parts) => {
      const whole = parts.reduce(addSums, noSums);
      expect(whole).toEqual(parts.toReversed().reduce(addSums, noSums));
      expect(whole.revenue).toBe(parts.reduce((sum, part) => sum + part.revenue, 0));
    }),
  );
  expect([shareOf(1, 4), shareOf(5, 0), tenthsOf(5, 2), tenthsOf(0, 0)]).toEqual([2_500, null, 25, null]);
});

test('K25 the middle one is the middle of them all, written out one by one', () => {
  const anyCounts = fc.array(fc.record({ value: fc.integer({ min: -3, max: 400 }), count: fc.nat(20) }));
  fc.assert(
    fc.property(anyCounts, (counted) => {
      const all = counted.flatMap(({ value, count }) => Array<number>(count).fill(value)).sort((a, b) => a - b);
      expect(medianOf(counted)).toBe(all[Math.ceil(all.length / 2) - 1] ?? null);
    }),
  );
});

test('K25 every length and every lead time is in one group', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 5000 }), (value) => {
      for (const buckets of [leadBuckets, lengthBuckets])
        expect(buckets.filter(({ from, to }) => value >= from && value <= to).length).toBe(
          value < 0 && buckets === lengthBuckets ? 0 : 1,
        );
    }),
  );
  expect([bucketOf(leadBuckets, -2), bucketOf(leadBuckets, 14), bucketOf(lengthBuckets, 9)]).toEqual([
    '0',
    '4-14',
    '7',
  ]);
});

test('K25 a year ago has the same weekdays, and the span before ends the day before', () => {
  fc.assert(
    fc.property(anySpan, (span) => {
      const year = spanAgainst(span, 'last-year');
      const before = spanAgainst(span, 'before');
      if (!year || !before) throw new Error('Nothing to compare with');
      expect([daysOf(year), daysOf(before)]).toEqual([daysOf(span), daysOf(span)]);
      expect(weekdayOf(year.from)).toBe(weekdayOf(span.from));
      expect(addDays(before.to, 1)).toBe(span.from);
      expect([spanAgainst(span, 'none'), findSpanFault(span)]).toEqual([null, null]);
    }),
  );
});

test('K25 a span that is no span is refused by its name', () => {
  expect(findSpanFault({ from: today, to: addDays(today, -1) })).toMatchObject({ field: 'to' });
  expect(findSpanFault({ from: today, to: addDays(today, 731) })).toMatchObject({ field: 'to' });
});

test('K25 spans a tap away, on the last day of January too', () => {
  expect(presetSpan('this-month', today)).toEqual({ from: '2027-01-01', to: '2027-01-31' });
  expect(presetSpan('last-month', today)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(presetSpan('next-month', today)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(presetSpan('last-7', today)).toEqual({ from: '2027-01-24', to: '2027-01-30' });
  expect(presetSpan('next-30', today)).toEqual({ from: '2027-01-31', to: '2027-03-01' });
  expect(presetSpan('this-year', today)).toEqual({ from: '2027-01-01', to: '2027-12-31' });
  expect(presetSpan('last-year', today)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(monthsFrom(stayDate('2027-11-08'), 3).map(({ to }) => to)).toEqual(['2027-11-30', '2027-12-31', '2028-01-31']);
});
