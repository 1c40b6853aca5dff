import { stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { ReservedRoom } from './standing-rooms.ts';

type Days = { readonly arrival: StayDate; readonly departure: StayDate; readonly isShared: boolean };

/** From the first arrival to the last departure, and whether all rooms share these days. There is one room at least. */
export function daysOf(rooms: readonly Pick<ReservedRoom, 'startDate' | 'endDate'>[]): Days {
  const [start = ''] = rooms.map(({ startDate }) => startDate).toSorted();
  const [end = ''] = rooms
    .map(({ endDate }) => endDate)
    .toSorted()
    .toReversed();
  return {
    arrival: stayDate(start),
    departure: stayDate(end),
    isShared: rooms.every(({ startDate, endDate }) => startDate === start && endDate === end),
  };
}
