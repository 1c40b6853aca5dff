import type { Guests } from '../stay/guests.ts';
import { addDays, daysBetween, weekdayOf, type StayDate } from '../stay/stay-date.ts';
import { countedNights, isWithin } from './counted-nights.ts';
import { qualifyingChildren } from './qualifying-children.ts';
import type { SpecialOffer } from './special-offer.ts';

/** What an offer is asked for. */
export type OfferStay = {
  /** At the hotel. */
  readonly today: StayDate;
  readonly arrival: StayDate;
  readonly nights: number;
  readonly guests: Pick<Guests, 'adults' | 'children'>;
};

/** Where it is asked for. */
export type OfferPlace = {
  readonly roomId: string;
  readonly ratePlanId: string;
  /** Of the children and infants that pay as such in this room, the youngest first. */
  readonly childAges: readonly number[];
};

/** Why an offer takes nothing off, with what would do instead. */
export type NoOffer =
  | { readonly kind: 'not-on-sale' | 'not-these-dates' | 'not-this-rate' | 'not-this-room' }
  /** So many children of these ages would have to come. */
  | { readonly kind: 'too-few-children'; readonly children: number; readonly fromAge: number; readonly toAge: number }
  | { readonly kind: 'too-few-adults'; readonly adults: number }
  /** Booked so many days before the arrival, at least or at most. */
  | { readonly kind: 'too-late' | 'too-early'; readonly days: number }
  | { readonly kind: 'arrival-weekday' | 'night-weekdays'; readonly weekdays: readonly number[] }
  | { readonly kind: 'too-long' | 'too-short'; readonly nights: number };

/** Why a stay in a room at a rate does not have an offer: the first reason in the order of `noOfferKinds`; null where it has. */
export const whyNoOffer = (offer: SpecialOffer, stay: OfferStay, place: OfferPlace): NoOffer | null =>
  whyNotThen(offer, stay) ?? whyNotThere(offer, place) ?? whyNotForStay(offer, stay);

/** The same for every product of a search: when it is sold, and for which nights. */
export function whyNotThen({ conditions = {} }: SpecialOffer, { today, arrival, nights }: OfferStay): NoOffer | null {
  const { sellFrom, sellTo, stayFrom, stayTo, nightsOutside } = conditions;
  if (!isWithin(today, sellFrom, sellTo)) return { kind: 'not-on-sale' };
  if (stayFrom === undefined && stayTo === undefined) return null;
  const last = addDays(arrival, nights - 1);
  const isInside =
    nightsOutside === 'full-price'
      ? (stayTo === undefined || arrival <= stayTo) && (stayFrom === undefined || last >= stayFrom)
      : nights === 0 || (isWithin(arrival, stayFrom, stayTo) && isWithin(last, stayFrom, stayTo));
  return isInside ? null : { kind: 'not-these-dates' };
}

/** What differs from product to product. */
export function whyNotThere({ ratePlans, rooms, discount }: SpecialOffer, place: OfferPlace): NoOffer | null {
  if (ratePlans && !ratePlans.includes(place.ratePlanId)) return { kind: 'not-this-rate' };
  if (rooms && !rooms.includes(place.roomId)) return { kind: 'not-this-room' };
  if (discount.kind !== 'child' || qualifyingChildren(discount, place.childAges).length > 0) return null;
  const { minChildren = 1, positions, fromAge = 0, toAge } = discount;
  return { kind: 'too-few-children', children: Math.max(minChildren, positions?.from ?? 1), fromAge, toAge };
}

/** The same for every product of a search: who comes, when it is booked, how long the stay is. */
export function whyNotForStay({ conditions = {}, discount }: SpecialOffer, stay: OfferStay): NoOffer | null {
  const { minAdults, minDaysBefore, maxDaysBefore, arrivalWeekdays, weekdays, minNights, maxNights } = conditions;
  const { arrival, nights, guests } = stay;
  if (minAdults !== undefined && guests.adults < minAdults) return { kind: 'too-few-adults', adults: minAdults };
  const isByDays = minDaysBefore !== undefined || maxDaysBefore !== undefined;
  const daysBefore = isByDays ? daysBetween(stay.today, arrival) : 0;
  if (minDaysBefore !== undefined && daysBefore < minDaysBefore) return { kind: 'too-late', days: minDaysBefore };
  if (maxDaysBefore !== undefined && daysBefore > maxDaysBefore) return { kind: 'too-early', days: maxDaysBefore };
  if (arrivalWeekdays && !arrivalWeekdays.includes(weekdayOf(arrival)))
    return { kind: 'arrival-weekday', weekdays: arrivalWeekdays };
  const counted = countOf(countedNights(conditions, arrival, nights));
  if (weekdays && counted === 0) return { kind: 'night-weekdays', weekdays };
  if (maxNights !== undefined && nights > maxNights) return { kind: 'too-long', nights: maxNights };
  const least = Math.max(minNights ?? 0, discount.kind === 'free-nights' ? discount.nights : 0);
  const isTooShort = nights < least || (discount.kind === 'free-nights' && counted < discount.nights);
  return isTooShort ? { kind: 'too-short', nights: least } : null;
}

function countOf(counted: readonly boolean[]): number {
  let count = 0;
  for (const isCounted of counted) if (isCounted) count++;
  return count;
}
