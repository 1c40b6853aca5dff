import { isOwnNight, packageNights, type PackagePrice } from '../package/package-price.ts';
import { partyIn } from '../pricing/party.ts';
import { priceNight, type NoNightPrice, type PricesPer } from '../pricing/price-night.ts';
import { checkStay, type PlanToday, type StayRefusal } from '../restriction/check-stay.ts';
import { checkPlanGuests } from '../restriction/plan-conditions.ts';
import type { DayRules } from '../restriction/day-rules.ts';
import type { WeekdayRule } from '../restriction/weekday-rules.ts';
import type { GuestBounds, Guests } from '../stay/guests.ts';
import { fits, type Occupancy } from '../stay/occupancy.ts';
import { nightsOf, type Stay, type StayDate } from '../stay/stay-date.ts';
import type { RateNight } from '../calendar/nights.ts';

export type SellableRoom = Occupancy & { readonly id: string };
export type SellableRate = { readonly id: string; readonly rooms?: readonly string[] | undefined };

/** What a hotel asks and rules for the days of a stay, departure day included. */
export type RateCalendar = {
  /** Whom it calls a child and an infant. */
  readonly bounds: GuestBounds;
  room(roomId: string): Occupancy;
  pricesPer(ratePlanId: string): PricesPer;
  /** What a rate plan asks of every stay, on the day on which it is asked. */
  plan(ratePlanId: string): PlanToday;
  rate(roomId: string, ratePlanId: string, date: StayDate): RateNight | undefined;
  /** The rules of the rate, the room and the house on a day, all together. */
  rules(roomId: string, ratePlanId: string, date: StayDate): DayRules;
  /** Those that concern a room at a rate plan. */
  weekdayRules(roomId: string, ratePlanId: string): readonly WeekdayRule[];
};

/** The same with the rooms that are free. */
export type StayCalendar = RateCalendar & { freeRooms(roomId: string, date: StayDate): number };

export type RoomOffer = {
  readonly roomId: string;
  /** Rooms free on every night; 0 is sold out. */
  readonly free: number;
  readonly rates: readonly { readonly ratePlanId: string; readonly nightPrices: readonly number[] }[];
};

export type NoRate = WhyNoRate['kind'];

/** The same with the number that would do. */
export type WhyNoRate = { readonly kind: 'no-price'; readonly night: StayDate } | StayRefusal | NoNightPrice;

/** Every room that takes these guests, with the rates that can be had for the whole stay. Rooms too small are left out. */
export function findOffers(
  rooms: readonly SellableRoom[],
  ratePlans: readonly SellableRate[],
  calendar: StayCalendar,
  stay: Stay,
  guests: Guests,
): RoomOffer[] {
  const nights = nightsOf(stay);
  return rooms
    .filter((room) => fits(room, guests))
    .map((room) => ({
      roomId: room.id,
      free: Math.max(0, Math.min(...nights.map((night) => calendar.freeRooms(room.id, night)))),
      rates: ratePlans
        .filter((plan) => !plan.rooms || plan.rooms.includes(room.id))
        .flatMap((plan) => {
          const nightPrices = priceStay(calendar, room.id, plan.id, stay, guests);
          return typeof nightPrices === 'string' ? [] : [{ ratePlanId: plan.id, nightPrices }];
        }),
    }));
}

/**
 * The price of each night of a stay in a room at a rate, or why the rate cannot be had. In a package with a price of its
 * own those of the package: nights that it has a price for need none of the rate's, whose rules bind all the same.
 */
export function priceStay(
  calendar: RateCalendar,
  roomId: string,
  ratePlanId: string,
  stay: Stay,
  guests: Guests,
  own?: PackagePrice,
): number[] | NoRate {
  const answer = priceOrRefuse(calendar, roomId, ratePlanId, stay, guests, own);
  return Array.isArray(answer) ? answer : answer.kind;
}

/** The same, with all that is known of why not. */
export function priceOrRefuse(
  calendar: RateCalendar,
  roomId: string,
  ratePlanId: string,
  stay: Stay,
  guests: Guests,
  own?: PackagePrice,
): number[] | WhyNoRate {
  const nights = nightsOf(stay);
  const rates = nights.map((night) => calendar.rate(roomId, ratePlanId, night));
  const unpriced = nights.find((_, place) => !rates[place] && !isOwnNight(own, place));
  if (unpriced !== undefined) return { kind: 'no-price', night: unpriced };
  const days = [...nights, stay.departure].map((day) => calendar.rules(roomId, ratePlanId, day));
  const plan = calendar.plan(ratePlanId);
  const refusal =
    checkPlanGuests(plan.conditions, guests, calendar.bounds) ??
    checkStay(stay, days, calendar.weekdayRules(roomId, ratePlanId), plan);
  if (refusal) return refusal;
  const party = partyIn(calendar.room(roomId), guests, calendar.bounds);
  const pricesPer = calendar.pricesPer(ratePlanId);
  return packageNights(
    own,
    { roomId, arrival: stay.arrival, nights: nights.length, guests, party, pricesPer },
    (place) => {
      const [rate, night] = [rates[place], nights[place]];
      return rate ? priceNight(rate.prices, party, pricesPer) : { kind: 'no-price', night: night ?? stay.arrival };
    },
  );
}
