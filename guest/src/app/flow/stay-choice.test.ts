import { addDays, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankDayBook, type DayBook, type DayFacts } from './day-book.ts';
import { chooseDay, judgeDay, type StayChoice } from './stay-choice.ts';

const first = stayDate('2027-06-01');
const day = (number: number): StayDate => addDays(first, number - 1);
const open: DayFacts = { lowest: 10_000, closed: null, minStay: 0, maxStay: 0, canLeave: true, offers: [] };

/** June, with rules on some of its days. */
const bookWith = (rules: Record<number, Partial<DayFacts>>): DayBook => {
  const facts = new Map(Object.entries(rules).map(([number, rule]) => [day(Number(number)), { ...open, ...rule }]));
  return { first, last: day(30), factsOf: (asked) => facts.get(asked) ?? open };
};
const from = (number: number): StayChoice => ({ arrival: day(number), departure: null, next: 'departure' });
const anew: StayChoice = { arrival: day(1), departure: day(2), next: 'arrival' };

/** A rule for each day of June. */
const anyRules = fc.array(
  fc.record({
    closed: fc.constantFrom(null, null, null, 'sold-out' as const, 'closed-to-arrival' as const),
    minStay: fc.constantFrom(0, 0, 2, 3),
    maxStay: fc.constantFrom(0, 0, 4),
    canLeave: fc.boolean(),
  }),
  { minLength: 30, maxLength: 30 },
);
const bookOf = (rules: readonly Partial<DayFacts>[]): DayBook =>
  bookWith(Object.fromEntries(rules.map((rule, place) => [place + 1, rule])));

describe('a guest who chooses dates', () => {
  test('presses the arrival, then the departure, then begins anew', () => {
    const book = blankDayBook(first);
    const arrived = chooseDay(book, anew, day(11));
    expect(arrived).toEqual({ arrival: day(11), departure: null, next: 'departure' });
    const whole = chooseDay(book, arrived, day(14));
    expect(whole).toEqual({ arrival: day(11), departure: day(14), next: 'arrival' });
    expect(chooseDay(book, whole, day(20))).toEqual({ arrival: day(20), departure: null, next: 'departure' });
  });

  test('changes only the departure after pressing on it', () => {
    const choice: StayChoice = { arrival: day(11), departure: day(14), next: 'departure' };
    expect(chooseDay(bookWith({}), choice, day(12))).toEqual({ arrival: day(11), departure: day(12), next: 'arrival' });
  });

  test('moves the arrival by pressing an earlier day', () => {
    expect(chooseDay(bookWith({}), from(11), day(9)).arrival).toBe(day(9));
  });

  test('presses the same day twice and still has no stay without a night', () => {
    expect(chooseDay(bookWith({}), from(11), day(11))).toEqual(from(11));
  });

  test('cannot arrive on a day that is sold out, closed, or for departures only', () => {
    for (const closed of [
      'sold-out',
      'closed',
      'closed-to-arrival',
      'no-price',
      'occupancy',
      'arrival-weekday',
    ] as const) {
      const book = bookWith({ 11: { closed } });
      expect(judgeDay(book, anew, day(11))).toEqual({ kind: closed });
      expect(chooseDay(book, anew, day(11))).toBe(anew);
    }
  });

  test('may leave on the morning of a day whose night is gone', () => {
    const book = bookWith({ 13: { closed: 'sold-out' } });
    expect(judgeDay(book, from(11), day(13))).toBe('departure');
  });

  test('cannot sleep through a night that is gone: a day behind it begins another stay', () => {
    const book = bookWith({ 13: { closed: 'sold-out' } });
    expect(judgeDay(book, from(11), day(14))).toBe('arrival');
  });

  test('sleeps through a night on which only others may not arrive', () => {
    const book = bookWith({
      12: { closed: 'closed-to-arrival' },
      13: { closed: 'arrival-weekday' },
      14: { closed: 'too-few-nights' },
    });
    expect(judgeDay(book, anew, day(14))).toEqual({ kind: 'too-few-nights' });
    expect(judgeDay(book, from(11), day(15))).toBe('departure');
  });

  test('is told how many nights a stay from that day has at least and at most', () => {
    const book = bookWith({ 11: { minStay: 3, maxStay: 5 } });
    expect(judgeDay(book, from(11), day(13))).toEqual({ kind: 'min-stay', nights: 3 });
    expect(judgeDay(book, from(11), day(14))).toBe('departure');
    expect(judgeDay(book, from(11), day(16))).toBe('departure');
    expect(judgeDay(book, from(11), day(17))).toEqual({ kind: 'max-stay', nights: 5 });
  });

  test('cannot leave on a day for arrivals only', () => {
    const book = bookWith({ 14: { canLeave: false } });
    expect(judgeDay(book, from(11), day(14))).toEqual({ kind: 'closed-to-departure' });
    expect(judgeDay(book, from(11), day(15))).toBe('departure');
  });

  test('is not let into a stay that cannot end', () => {
    const tooShort = bookWith({ 11: { minStay: 3 }, 13: { closed: 'sold-out' } });
    expect(judgeDay(tooShort, anew, day(11))).toEqual({ kind: 'too-few-nights' });
    const noWayOut = bookWith({ 11: { maxStay: 1 }, 12: { canLeave: false } });
    expect(judgeDay(noWayOut, anew, day(11))).toEqual({ kind: 'too-few-nights' });
  });

  test('stays within the days that can be booked', () => {
    const book = bookWith({});
    expect(judgeDay(book, anew, addDays(first, -1))).toEqual({ kind: 'outside' });
    expect(judgeDay(book, anew, day(30))).toEqual({ kind: 'outside' });
    expect(judgeDay(bookWith({ 30: { closed: 'too-few-nights' } }), anew, day(30))).toEqual({ kind: 'outside' });
    expect(judgeDay(book, from(29), day(30))).toBe('departure');
    expect(judgeDay(book, from(29), day(31))).toEqual({ kind: 'outside' });
  });

  test('ends up with a stay that obeys every rule, whatever is pressed', () => {
    fc.assert(
      fc.property(anyRules, fc.array(fc.integer({ min: 0, max: 32 }), { maxLength: 12 }), (rules, presses) => {
        const book = bookOf(rules);
        const choice = presses.reduce((before, number) => chooseDay(book, before, day(number)), from(99));
        const nights = rules.slice(numberOf(choice.arrival) - 1, numberOf(choice.departure) - 1);
        const ruleOfArrival = nights[0];
        const isLegal =
          choice.departure === null ||
          (ruleOfArrival?.closed === null &&
            nights.length >= Math.max(1, ruleOfArrival.minStay) &&
            (ruleOfArrival.maxStay === 0 || nights.length <= ruleOfArrival.maxStay) &&
            nights.every(({ closed }) => closed !== 'sold-out') &&
            book.factsOf(choice.departure).canLeave);
        expect(isLegal).toBe(true);
      }),
    );
  });

  test('may arrive exactly where a stay can end, whatever was asked before', () => {
    const days = Array.from({ length: 30 }, (_, place) => day(place + 1));
    fc.assert(
      fc.property(anyRules, (rules) => {
        const asked = bookOf(rules);
        for (const arrival of days.slice(0, -1)) {
          const fresh = bookOf(rules);
          const endsIn = (book: DayBook): StayDate[] =>
            days.filter((end) => judgeDay(book, { arrival, departure: null, next: 'departure' }, end) === 'departure');
          const mayArrive = fresh.factsOf(arrival).closed === null && endsIn(fresh).length > 0;
          if ((judgeDay(asked, anew, arrival) === 'arrival') !== mayArrive) return false;
          if (endsIn(asked).join() !== endsIn(fresh).join()) return false;
        }
        return true;
      }),
    );
  });
});

const numberOf = (date: StayDate | null): number => Number(date?.slice(8));
