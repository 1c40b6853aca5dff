import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, nightsOf, stayDate, weekdayOf, type Stay } from '../stay/stay-date.ts';
import { checkWeekdayRules, type WeekdayRule } from './weekday-rules.ts';

const names = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const;
type Name = (typeof names)[number];
const noDay = { sun: false, mon: false, tue: false, weds: false, thur: false, fri: false, sat: false };

function rule(kind: WeekdayRule['kind'], days: readonly Name[], from = '2027-07-01', to = '2027-08-31'): WeekdayRule {
  const flagged = Object.fromEntries(days.map((day) => [day, true]));
  return { kind, startDate: stayDate(from), endDate: stayDate(to), ...noDay, ...flagged };
}
const stay = (arrival: string, nights: number): Stay => ({
  arrival: stayDate(arrival),
  departure: addDays(stayDate(arrival), nights),
});
// 2027-07-02 is a Friday, the 3rd a Saturday.

describe('where one may arrive on some weekdays only', () => {
  const saturdays = rule('StayDateRestriction', ['sat']);
  test('an arrival on another day of the period is refused, with the days that would do', () => {
    expect(checkWeekdayRules([saturdays], stay('2027-07-03', 7))).toBeNull();
    expect(checkWeekdayRules([saturdays], stay('2027-07-02', 7))).toEqual({ kind: 'arrival-weekday', weekdays: [6] });
  });

  test('only the day of arrival counts: who came before the period stays into it', () => {
    expect(checkWeekdayRules([saturdays], stay('2027-06-30', 10))).toBeNull();
    expect(checkWeekdayRules([saturdays], stay('2027-07-01', 1))).not.toBeNull();
    expect(checkWeekdayRules([saturdays], stay('2027-08-31', 1))).not.toBeNull();
    expect(checkWeekdayRules([saturdays], stay('2027-09-01', 1))).toBeNull();
  });

  test('two such rules both bind', () => {
    const weekend = rule('StayDateRestriction', ['fri', 'sat']);
    expect(checkWeekdayRules([saturdays, weekend], stay('2027-07-02', 2))).toEqual({
      kind: 'arrival-weekday',
      weekdays: [6],
    });
    const sundays = rule('StayDateRestriction', ['sun']);
    expect(checkWeekdayRules([saturdays, sundays], stay('2027-07-03', 2))).toEqual({
      kind: 'arrival-weekday',
      weekdays: [],
    });
  });
});

describe('where a weekday must be in the stay', () => {
  const saturdayNight = rule('RequiredDaysOfWeek', ['sat']);
  const weekend = rule('RequiredDaysOfWeek', ['fri', 'sat']);

  test('a stay that arrives in the period needs a night on it; leaving on that day is none', () => {
    expect(checkWeekdayRules([saturdayNight], stay('2027-07-02', 2))).toBeNull();
    expect(checkWeekdayRules([saturdayNight], stay('2027-07-02', 1))).toEqual({
      kind: 'required-weekdays',
      weekdays: [6],
    });
    expect(checkWeekdayRules([saturdayNight], stay('2027-06-28', 4))).toBeNull();
  });

  test('every flagged weekday is needed', () => {
    expect(checkWeekdayRules([weekend], stay('2027-07-02', 2))).toBeNull();
    expect(checkWeekdayRules([weekend], stay('2027-07-03', 2))).toEqual({
      kind: 'required-weekdays',
      weekdays: [5, 6],
    });
  });
});

describe('an exception', () => {
  const rules = [rule('StayDateRestriction', ['sat']), rule('RequiredDaysOfWeek', ['sat', 'sun'])];
  const mondays = rule('StayDateException', ['mon'], '2027-07-12', '2027-07-19');

  test('frees arrivals on its weekdays in its period from both other rules', () => {
    expect(checkWeekdayRules([...rules, mondays], stay('2027-07-12', 1))).toBeNull();
    expect(checkWeekdayRules([...rules, mondays], stay('2027-07-19', 1))).toBeNull();
  });

  test('does nothing on other weekdays and outside its period', () => {
    expect(checkWeekdayRules([...rules, mondays], stay('2027-07-13', 1))?.kind).toBe('arrival-weekday');
    expect(checkWeekdayRules([...rules, mondays], stay('2027-07-05', 1))?.kind).toBe('arrival-weekday');
    expect(checkWeekdayRules([...rules, mondays], stay('2027-07-17', 1))?.kind).toBe('required-weekdays');
  });
});

const anyDays = fc.subarray([...names]);
const anyStart = fc.nat({ max: 60 }).map((days) => addDays(stayDate('2027-07-01'), days));
const anyRule = fc
  .tuple(
    fc.constantFrom('RequiredDaysOfWeek' as const, 'StayDateRestriction' as const, 'StayDateException' as const),
    anyDays,
    anyStart,
    fc.nat({ max: 30 }),
  )
  .map(([kind, days, from, length]) => rule(kind, days, from, addDays(from, length)));
const anyRules = fc.array(anyRule, { maxLength: 5 });
const anyStay = fc.tuple(anyStart, fc.integer({ min: 1, max: 14 })).map(([from, nights]) => stay(from, nights));

test('what is refused breaks the rule that is named, and a stay that does what it is told gets past it', () => {
  fc.assert(
    fc.property(anyRules, anyStay, (rules, asked) => {
      const refusal = checkWeekdayRules(rules, asked);
      if (!refusal) return;
      const isAboutArrival = refusal.kind === 'arrival-weekday';
      const had = isAboutArrival ? [weekdayOf(asked.arrival)] : nightsOf(asked).map(weekdayOf);
      expect(
        isAboutArrival ? refusal.weekdays.includes(had[0] ?? -1) : refusal.weekdays.every((d) => had.includes(d)),
      ).toBe(false);
      // A week has every weekday in it, which helps with nights and not with arrivals.
      expect(checkWeekdayRules(rules, stay(asked.arrival, 7))).toEqual(isAboutArrival ? refusal : null);
    }),
  );
});

test('no rule, and rules of other days, refuse nothing; an exception for every weekday frees everything', () => {
  fc.assert(
    fc.property(anyRules, anyStay, (rules, asked) => {
      expect(checkWeekdayRules([], asked)).toBeNull();
      const elsewhere = rules.filter((r) => r.endDate < asked.arrival || r.startDate > asked.arrival);
      expect(checkWeekdayRules(elsewhere, asked)).toBeNull();
      const always = rule('StayDateException', names, '2027-01-01', '2027-12-31');
      expect(checkWeekdayRules([...rules, always], asked)).toBeNull();
    }),
  );
});
