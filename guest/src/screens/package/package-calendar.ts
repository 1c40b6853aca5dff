import type { Calendar } from '@stayfront/contract/calendar';
import type { HotelPackage } from '@stayfront/contract/package';
import { addDays, isStayDate, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';

type Sold = Pick<HotelPackage, 'conditions' | 'firstArrival' | 'lastArrival'>;
type Closed = Calendar['disabledDays'][number];

/** The hotel's calendar with only the days that a package is sold on, and its shortest and longest stay. */
export function packageCalendar(calendar: Calendar, { conditions, firstArrival, lastArrival }: Sold): Calendar {
  const { from } = calendar;
  if (!isStayDate(from)) throw new Error('A calendar begins with a day');
  const { arrivalRestriction, minLOS, maxLOS, periods } = conditions;
  const closedAlready = new Map(calendar.disabledDays.map((day) => [day.date, day]));
  const specialAlready = new Map(calendar.specialDays.map((day) => [day.date, day]));
  const whyClosed = (day: StayDate): Closed['reason'] | null => {
    if (periods.some((period) => day >= period.from && day <= period.to)) return 'closed';
    if (firstArrival === null || lastArrival === null || day < firstArrival || day > lastArrival)
      return 'closed-to-arrival';
    return arrivalRestriction && !arrivalRestriction.includes(weekdayOf(day)) ? 'arrival-weekday' : null;
  };
  const disabledDays: Closed[] = [];
  const specialDays: Calendar['specialDays'] = [];
  const lowestPrices = calendar.lowestPrices.map((lowest, place) => {
    const day = addDays(from, place);
    const before = closedAlready.get(day);
    const why = whyClosed(day);
    // What closes the whole house says more than what closes the offer.
    const reason = before && before.reason !== 'closed-to-arrival' ? before.reason : (why ?? before?.reason ?? null);
    if (reason) disabledDays.push({ date: day, reason });
    const rule = specialAlready.get(day);
    const isLeaving = reason === 'closed-to-arrival' && before?.reason !== 'closed-to-arrival';
    specialDays.push({
      date: day,
      minStay: Math.max(minLOS ?? 0, rule?.minStay ?? 0) || null,
      maxStay: least(maxLOS, rule?.maxStay ?? null),
      isCheckInOnly: rule?.isCheckInOnly ?? false,
      isCheckOutOnly: isLeaving ? rule?.isCheckInOnly !== true : (rule?.isCheckOutOnly ?? false),
    });
    return reason ? null : lowest;
  });
  return { ...calendar, lowestPrices, disabledDays, specialDays };
}

const least = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);
