import type { Calendar } from '@stayfront/contract/calendar';
import { packageDays, type PackageConditions } from '@stayfront/rules/package/package-days';
import { addDays, isStayDate, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';

type Closed = Calendar['disabledDays'][number];

/** The calendar of a package's rate with only the days that it is sold on, and its shortest and longest stay. */
export function packageCalendar(calendar: Calendar, conditions: PackageConditions, today: StayDate): Calendar {
  const { from } = calendar;
  if (!isStayDate(from)) throw new Error('A calendar begins with a day');
  const { arrivalWeekdays, minNights, maxNights, periods } = conditions;
  const days = packageDays(conditions, today);
  const closedAlready = new Map(calendar.disabledDays.map((day) => [day.date, day]));
  const specialAlready = new Map(calendar.specialDays.map((day) => [day.date, day]));
  const whyClosed = (day: StayDate): Closed['reason'] | null => {
    if (periods.some((period) => day >= period.from && day <= period.to)) return 'closed';
    if (!days || day < days.earliest || day > days.latest) return 'closed-to-arrival';
    return arrivalWeekdays && !arrivalWeekdays.includes(weekdayOf(day)) ? 'arrival-weekday' : null;
  };
  const disabledDays: Closed[] = [];
  const specialDays: Calendar['specialDays'] = [];
  const lowestPrices = calendar.lowestPrices.map((lowest, place) => {
    const day = addDays(from, place);
    const before = closedAlready.get(day);
    const why = whyClosed(day);
    // What closes the whole house says more than what closes the offer, unless it lets guests sleep through.
    const isGone = before !== undefined && !sleptThrough.includes(before.reason);
    const reason = isGone ? before.reason : (why ?? before?.reason ?? null);
    if (reason) disabledDays.push({ date: day, reason });
    const rule = specialAlready.get(day);
    const isLeaving = reason === 'closed-to-arrival' && (!before || before.reason === 'arrival-weekday');
    specialDays.push({
      date: day,
      minStay: Math.max(minNights ?? 0, rule?.minStay ?? 0) || null,
      maxStay: least(maxNights, rule?.maxStay ?? null),
      isCheckInOnly: rule?.isCheckInOnly ?? false,
      isCheckOutOnly: isLeaving ? rule?.isCheckInOnly !== true : (rule?.isCheckOutOnly ?? false),
    });
    return reason ? null : lowest;
  });
  return { ...calendar, lowestPrices, disabledDays, specialDays };
}

/** Nobody arrives, but whoever is here sleeps on. */
const sleptThrough: readonly Closed['reason'][] = ['closed-to-arrival', 'arrival-weekday', 'too-few-nights'];

const least = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);
