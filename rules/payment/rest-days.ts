import { addDays, type StayDate } from '../stay/stay-date.ts';

/** So many days before the rest is due its guest is told; who has booked since then has just read it. */
export const announcedDays = 3;

/** From this hour of the hotel's clock on: nobody is woken by a message of the bank. */
export const collectHour = 8;

/** On the day it is due, and on so many days after it. */
const moreDays = 2;

/** The last day on which a rest is asked for: not beyond the arrival, from when on the desk does. */
export function lastRestDay(dueOn: StayDate, arrival: StayDate): StayDate {
  const last = addDays(dueOn, moreDays);
  return last < arrival ? last : arrival;
}

/** Whether a guest is told today that something is due on a day. */
export const isAnnounced = (dueOn: StayDate, bookedOn: StayDate, today: StayDate): boolean => {
  const first = addDays(dueOn, -announcedDays);
  return today >= first && today < dueOn && bookedOn < first;
};
