import type { StayDate } from '../stay/stay-date.ts';
import type { Presence } from './presence.ts';
import type { ReservationStatus } from './status.ts';

/** Where a reservation is for the people of the house, on a day. */
export const deskStates = [
  'held',
  'discarded',
  'cancelled',
  'no-show',
  'booked',
  'arriving',
  'in-house',
  'leaving',
  'left',
] as const;
export type DeskState = (typeof deskStates)[number];

type Stay = {
  readonly status: ReservationStatus;
  readonly isNoShow: boolean;
  /** Of the rooms that stand: in the house as soon as somebody is, left when all have. */
  readonly presence: Presence;
  readonly arrival: StayDate;
  readonly departure: StayDate;
};

/**
 * Arriving and leaving are of today. What nobody has ticked is read from the calendar: who was to come before today is
 * in the house until the day of departure has passed.
 */
export function deskState({ status, isNoShow, presence, arrival, departure }: Stay, today: StayDate): DeskState {
  if (isNoShow) return 'no-show';
  if (status === 'held' || status === 'discarded') return status;
  if (status === 'cancel') return 'cancelled';
  if (presence === 'left' || departure < today) return 'left';
  if (arrival > today) return presence === 'arrived' ? 'in-house' : 'booked';
  if (presence === 'expected' && arrival === today) return 'arriving';
  return departure === today ? 'leaving' : 'in-house';
}

/** Of several rooms: in the house as soon as one is, gone when all are. */
export function presenceOfAll(presences: readonly Presence[]): Presence {
  if (presences.length > 0 && presences.every((one) => one === 'left')) return 'left';
  return presences.some((one) => one !== 'expected') ? 'arrived' : 'expected';
}
