import { getCalendar, type Calendar } from '@stayfront/contract/calendar';
import type { Transport } from '@stayfront/contract/call';
import { addDays, stayDate, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';

/** What the API says about every day, for two adults. */
export const askCalendar = async (api: Transport, hotelId = 1001): Promise<Calendar> =>
  api(getCalendar, { params: { hotelId }, query: {}, body: undefined });

type Special = Calendar['specialDays'][number];
type Disabled = Calendar['disabledDays'][number];

/** The first coming day on which a rule of the house can be seen, with open nights around it on which nothing else binds. */
export function specialDay(calendar: Calendar, isMeant: (day: Special) => boolean): Special & { date: StayDate } {
  const rooms = new Set(
    calendar.disabledDays
      .filter(({ reason }) => !['closed-to-arrival', 'arrival-weekday', 'too-few-nights'].includes(reason))
      .map(dateOf),
  );
  const noLeaving = new Set(calendar.specialDays.filter(({ isCheckInOnly }) => isCheckInOnly).map(dateOf));
  const noArriving = new Set(calendar.disabledDays.map(dateOf));
  const isQuiet = (date: StayDate): boolean =>
    !noArriving.has(addDays(date, -1)) &&
    Array.from({ length: 10 }, (_, nights) => addDays(date, nights)).every((day) => !rooms.has(day)) &&
    [2, 3].every((nights) => !noLeaving.has(addDays(date, nights)));
  const found = calendar.specialDays
    .map((day) => ({ ...day, date: stayDate(day.date) }))
    .find((day) => day.date > addDays(stayDate(calendar.from), 3) && isMeant(day) && isQuiet(day.date));
  if (!found) throw new Error('The demo has no such day');
  return found;
}

const dateOf = ({ date }: { date: string }): string => date;

export function closedDay(calendar: Calendar, reason: Disabled['reason']): StayDate {
  const closed = new Set(calendar.disabledDays.map(dateOf));
  const special = new Set(calendar.specialDays.map(dateOf));
  const found = calendar.disabledDays
    .filter((day) => day.reason === reason && day.date > addDays(stayDate(calendar.from), 3))
    .map(({ date }) => stayDate(date))
    .find((date) => !closed.has(addDays(date, -1)) && !special.has(addDays(date, -1)));
  if (!found) throw new Error(`The demo has no day that is ${reason}`);
  return found;
}

/** A stay just before a day, so that the calendar opens where the day can be seen. */
export const stayBefore = (day: StayDate): Stay => ({ arrival: addDays(day, -2), departure: addDays(day, -1) });
