import type { Restriction } from '@stayfront/rules/calendar/nights';
import { openDay, type DayRules } from '@stayfront/rules/restriction/day-rules';
import { dayNumber, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6];

type Day = { readonly date: StayDate; readonly weekday: number; readonly month: number; readonly week: number };
type HouseRule = {
  /** Absent: the rule is the whole house's. */
  readonly roomId?: string;
  readonly when: (day: Day) => boolean;
  readonly rules: Partial<DayRules>;
};

const isSummer = ({ month }: Day): boolean => month >= 6 && month <= 9;
const isSchoolHoliday = ({ month }: Day): boolean => month === 7 || month === 8;
const isAroundNewYear = ({ date }: Day): boolean => date.slice(5) >= '12-28' && date.slice(5) <= '12-31';

/**
 * Each kind of restriction comes round within six weeks all year long, so that whoever opens the calendar finds it.
 * Most hold for the whole house: a calendar of all rooms hides what binds only some.
 */
const houseRules: Readonly<Record<number, readonly HouseRule[]>> = {
  1001: [
    { when: (d) => (d.weekday === monday || d.weekday === tuesday) && d.week % 6 === 0, rules: { isClosed: true } },
    { when: (d) => d.weekday === sunday && d.week % 2 === 0, rules: { isClosedToArrival: true } },
    { when: (d) => d.weekday === thursday && d.week % 4 === 2, rules: { isClosedToDeparture: true } },
    { when: (d) => d.weekday === friday && (isSummer(d) || d.week % 4 === 1), rules: { minStay: 2 } },
    { when: isAroundNewYear, rules: { minStay: 3 } },
    { when: (d) => (d.weekday === wednesday || d.weekday === thursday) && d.week % 5 === 3, rules: { maxStay: 7 } },
    // With the weekday rule for arrivals: in the holidays families change on Saturdays.
    {
      roomId: 'family',
      when: (d) => isSchoolHoliday(d) && d.weekday !== saturday,
      rules: { isClosedToDeparture: true },
    },
  ],
  1002: [{ when: (d) => isSummer(d) && (d.weekday === friday || d.weekday === saturday), rules: { minStay: 2 } }],
};

/**
 * What a demo hotel allows on a day, by house and by room; the same for a date whenever one asks. With `isFree` the day
 * is rid of its rules, also of those that an earlier start has written.
 */
export function demoRestrictions(hotelId: number, date: StayDate, isFree: boolean): Restriction[] {
  const rules = houseRules[hotelId] ?? [];
  const day: Day = {
    date,
    weekday: weekdayOf(date),
    month: Number(date.slice(5, 7)),
    week: Math.floor((dayNumber(date) + 3) / 7), // weeks begin on Monday, so that a Monday and its Tuesday share one
  };
  return [...new Set(rules.map(({ roomId }) => roomId ?? null))].map((roomId) => {
    const applying = rules.filter((rule) => !isFree && (rule.roomId ?? null) === roomId && rule.when(day));
    return { date, roomId, ratePlanId: null, rules: Object.assign({}, openDay, ...applying.map((one) => one.rules)) };
  });
}
