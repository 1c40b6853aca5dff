import { nightCount, type Stay } from '../stay/stay-date.ts';

/** What the hotel allows on one day, for a room at a rate. */
export type DayRules = {
  readonly isClosed: boolean;
  readonly isClosedToArrival: boolean;
  readonly isClosedToDeparture: boolean;
  readonly minStay: number | null;
  readonly maxStay: number | null;
};

export const openDay: DayRules = {
  isClosed: false,
  isClosedToArrival: false,
  isClosedToDeparture: false,
  minStay: null,
  maxStay: null,
};

/** Why a stay cannot be booked, with the number the guest needs to know. */
export type StayRefusal =
  | { readonly kind: 'closed'; readonly night: number }
  | { readonly kind: 'closed-to-arrival' }
  | { readonly kind: 'closed-to-departure' }
  | { readonly kind: 'min-stay'; readonly nights: number }
  | { readonly kind: 'max-stay'; readonly nights: number };

/**
 * Whether a stay obeys the rules of its days: one entry per night and one for the departure day, which is not slept in
 * and so only says whether one may leave.
 */
export function checkStay(stay: Stay, days: readonly DayRules[]): StayRefusal | null {
  const nights = nightCount(stay);
  const arrival = days[0];
  const departure = days[nights];
  const closed = days.slice(0, nights).findIndex((day) => day.isClosed);
  if (closed >= 0) return { kind: 'closed', night: closed };
  if (arrival?.isClosedToArrival) return { kind: 'closed-to-arrival' };
  if (departure?.isClosedToDeparture) return { kind: 'closed-to-departure' };
  if (arrival?.minStay && nights < arrival.minStay) return { kind: 'min-stay', nights: arrival.minStay };
  if (arrival?.maxStay && nights > arrival.maxStay) return { kind: 'max-stay', nights: arrival.maxStay };
  return null;
}
