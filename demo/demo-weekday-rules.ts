import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { addDays, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { daysWithoutHouseRules } from './demo-nights.ts';

type WeekdayRule = PropertyDocument['weekdayRules'][number];
type Weekday = 'sun' | 'mon' | 'tue' | 'weds' | 'thur' | 'fri' | 'sat';

/** The weekday rules of a demo hotel, one of each kind. They begin after the days that anybody can book. */
export function demoWeekdayRules(hotelId: number, today: StayDate): WeekdayRule[] {
  if (hotelId !== 1001) return [];
  const [from, to] = [addDays(today, daysWithoutHouseRules), addDays(today, 720)];
  return [
    rule('StayDateRestriction', 'suite', from, to, ['thur', 'fri', 'sat', 'sun']),
    // A weekend in the junior suite has its Saturday night; who comes during the week is free of that.
    rule('RequiredDaysOfWeek', 'junior-suite', from, to, ['sat']),
    rule('StayDateException', 'junior-suite', from, to, ['sun', 'mon', 'tue', 'weds', 'thur']),
    ...schoolHolidays(from, to).map((days) => rule('StayDateRestriction', 'family', days.from, days.to, ['sat'])),
  ];
}

/** July and August of each year that lies in the days, or what of them does. */
function schoolHolidays(from: StayDate, to: StayDate): { from: StayDate; to: StayDate }[] {
  const years = Array.from({ length: 4 }, (_, i) => String(Number(from.slice(0, 4)) + i));
  return years
    .map((year) => ({ from: stayDate(`${year}-07-01`), to: stayDate(`${year}-08-31`) }))
    .map((days) => ({ from: days.from > from ? days.from : from, to: days.to < to ? days.to : to }))
    .filter((days) => days.from <= days.to);
}

function rule(
  kind: WeekdayRule['kind'],
  roomId: string,
  startDate: StayDate,
  endDate: StayDate,
  weekdays: readonly Weekday[],
): WeekdayRule {
  const on = (day: Weekday): boolean => weekdays.includes(day);
  return {
    kind,
    startDate,
    endDate,
    sun: on('sun'),
    mon: on('mon'),
    tue: on('tue'),
    weds: on('weds'),
    thur: on('thur'),
    fri: on('fri'),
    sat: on('sat'),
    rooms: [roomId],
  };
}
