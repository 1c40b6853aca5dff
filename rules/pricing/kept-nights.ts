import type { Quote } from '../booking/quote.ts';
import type { Guests } from '../stay/guests.ts';
import { nightsOf, type Stay, type StayDate } from '../stay/stay-date.ts';
import { paidNights, type HandPrices } from './price-by-hand.ts';

type Wished = Stay & { readonly roomId: string; readonly ratePlanId: string; readonly guests: Guests };

/**
 * What each night of another stay costs already: nights that were booked keep their price where room, rate and guests stay
 * the same, and nights that were slept keep it whatever else changes. Null where the engine has to be asked.
 */
export function keptNights(booked: Quote, wished: Wished, today: StayDate): HandPrices {
  const paid = paidNights(booked);
  const prices = new Map(nightsOf(booked).map((date, place) => [date, paid[place] ?? 0]));
  const isKept = isSameRoom(booked, wished);
  return nightsOf(wished).map((date) => (isKept || date < today ? (prices.get(date) ?? null) : null));
}

/** Whether only nights are others, if anything. */
export const isSameRoom = (booked: Quote, { roomId, ratePlanId, guests }: Wished): boolean =>
  booked.roomId === roomId && booked.ratePlanId === ratePlanId && isSameParty(booked.guests, guests);

const isSameParty = (a: Guests, b: Guests): boolean =>
  a.adults === b.adults &&
  a.children === b.children &&
  a.infants === b.infants &&
  (a.ages ?? []).join() === (b.ages ?? []).join();
