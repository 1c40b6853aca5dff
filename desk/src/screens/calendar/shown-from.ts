import { addDays, isStayDate, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { daysAhead, daysBack } from '../../app/data/calendar-query.ts';

/** The first night that is looked at, as it stands in the address; today where it says none that the sheet has. */
export function shownFrom(query: URLSearchParams, today: string): StayDate {
  const asked = query.get('from') ?? '';
  const [first, last] = [addDays(stayDate(today), -daysBack), addDays(stayDate(today), daysAhead - 1)];
  return isStayDate(asked) && first <= asked && asked <= last ? asked : stayDate(today);
}
