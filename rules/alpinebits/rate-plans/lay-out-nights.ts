import type { RateNight, Restriction } from '../../calendar/nights.ts';
import type { AgeBand, NightPrices } from '../../pricing/price-night.ts';
import { openDay, type DayRules } from '../../restriction/day-rules.ts';
import { stricter } from '../../restriction/stricter.ts';
import { addDays, weekdayOf, type StayDate } from '../../stay/stay-date.ts';
import { eachInPieces } from '../each-in-pieces.ts';
import type { KnownRooms } from './check-dated-parts.ts';
import type { Amounts, BookingRule, Dated, DatedParts, DatedRate, RuleContent, StoredPlan } from './plan-message.ts';
import { oldestBirthday } from './read-child-amounts.ts';

export type Days = { readonly from: StayDate; readonly to: StayDate };

/** Nights and days of a plan as they are put into the calendar; `gone` are nights that have no price any more. */
export type LaidNights = {
  readonly rates: readonly RateNight[];
  readonly gone: readonly Pick<RateNight, 'date' | 'roomId' | 'ratePlanId'>[];
  readonly restrictions: readonly Restriction[];
};

type PlanParts = DatedParts & Pick<StoredPlan, 'rate'>;
type Place = { readonly ratePlanId: string; readonly rooms: KnownRooms; readonly within: Days };

/** What all parts of a plan say, for the days that can be put. */
export function* layOutNights(parts: PlanParts, place: Place): Generator<undefined, LaidNights> {
  const rates = (yield* eachInPieces(parts.rates, (rate) => ratesOf(rate, parts.rate.unitNights ?? 1, place))).flat();
  return { rates, gone: [], restrictions: yield* restrictionsOf(parts.rules, place) };
}

/** What of it stands on the days that a message has named; where nothing stands any more, nothing is sold or forbidden. */
export function* layOutNamed(
  parts: PlanParts,
  named: Pick<DatedParts, 'rates' | 'rules'>,
  place: Place,
): Generator<undefined, LaidNights> {
  const all = yield* layOutNights(parts, place);
  const rates = new Map(all.rates.map((rate) => [keyOf(rate), rate]));
  yield;
  const restrictions = new Map(all.restrictions.map((one) => [keyOf(one), one]));
  yield;
  const nights = yield* eachInPieces(named.rates, (rate) => {
    const roomId = place.rooms.get(rate.roomType)?.roomId;
    if (roomId === undefined) return null;
    return daysIn(rate, place.within).map((date) => ({ date, roomId, ratePlanId: place.ratePlanId }));
  });
  const days = yield* eachInPieces(named.rules, (rule) =>
    daysOfRule(rule, place).map((day) => restrictions.get(keyOf(day)) ?? { ...day, rules: openDay }),
  );
  const night = nights.flat();
  return {
    rates: night.flatMap((one) => rates.get(keyOf(one)) ?? []),
    gone: night.filter((one) => !rates.has(keyOf(one))),
    restrictions: days.flat(),
  };
}

/** Days of rules that stood there, and are to be open unless new rules are for them. */
export function* lift(
  before: readonly BookingRule[],
  after: readonly Restriction[],
  place: Place,
): Generator<undefined, Restriction[]> {
  const named = new Set(after.map(keyOf));
  const lifted = yield* eachInPieces(before, (rule) =>
    daysOfRule(rule, place).flatMap((day) => (named.has(keyOf(day)) ? [] : [{ ...day, rules: openDay }])),
  );
  return lifted.flat();
}

const keyOf = ({ date, roomId }: { readonly date: StayDate; readonly roomId: string | null }): string =>
  `${date} ${roomId ?? ''}`;

function ratesOf(rate: DatedRate, unitNights: number, { ratePlanId, rooms, within }: Place): RateNight[] {
  const roomId = rooms.get(rate.roomType)?.roomId;
  if (roomId === undefined || !rate.amounts) return [];
  const prices = pricesOf(unitNights > 1 ? sharedBy(rate.amounts, unitNights) : rate.amounts);
  return daysIn(rate, within).map((date) => ({ date, roomId, ratePlanId, prices, rules: openDay }));
}

/**
 * What a night costs of an amount for several. Units end with their period, so that all nights of one have the same amount,
 * and a unit that is cut short costs its share: night by night it is the same.
 */
const sharedBy = ({ byGuests, extraAdult, children }: Amounts, nights: number): Amounts => ({
  byGuests: byGuests.map((minor) => minor && minor / nights),
  extraAdult: extraAdult && extraAdult / nights,
  children: children.map((one) => ({ ...one, minor: one.minor / nights })),
});

/** Whoever has no amount is not taken: no age is left to what the house says of children and infants. */
function pricesOf({ byGuests, extraAdult, children }: Amounts): NightPrices {
  const bands: AgeBand[] = [];
  let age = 0;
  for (const { fromAge, toAge, minor } of children.toSorted((a, b) => a.fromAge - b.fromAge)) {
    if (fromAge > age) bands.push({ fromAge: age, toAge: fromAge, isRefused: true });
    bands.push({ fromAge, toAge, minor });
    age = toAge;
  }
  if (age < oldestBirthday) bands.push({ fromAge: age, toAge: oldestBirthday, isRefused: true });
  return { byAdults: byGuests, extraAdult, child: 0, infant: 0, bands };
}

function daysOfRule(rule: BookingRule, { ratePlanId, rooms, within }: Place) {
  const roomId = rule.roomType === null ? null : rooms.get(rule.roomType)?.roomId;
  return roomId === undefined ? [] : daysIn(rule, within).map((date) => ({ date, roomId, ratePlanId }));
}

/** Rules of a room type, and those of all room types, stand beside each other: all of them bind. */
function* restrictionsOf(rules: readonly BookingRule[], place: Place): Generator<undefined, Restriction[]> {
  const byDay = new Map<string, Restriction>();
  yield* eachInPieces(rules, (rule) => {
    if (!rule.content) return;
    for (const day of daysOfRule(rule, place)) {
      const said = rulesOn(rule.content, weekdayOf(day.date));
      const key = keyOf(day);
      const before = byDay.get(key);
      byDay.set(key, { ...day, rules: before ? stricter(before.rules, said) : said });
    }
  });
  return [...byDay.values()];
}

const rulesOn = (content: RuleContent, weekday: number): DayRules => ({
  isClosed: content.isClosed,
  isClosedToArrival: content.arrivalWeekdays !== null && !content.arrivalWeekdays.includes(weekday),
  isClosedToDeparture: content.departureWeekdays !== null && !content.departureWeekdays.includes(weekday),
  minStay: content.minStay,
  maxStay: content.maxStay,
  minThrough: content.minThrough,
  maxThrough: content.maxThrough,
});

function daysIn({ from, to }: Dated, within: Days): StayDate[] {
  const first = from > within.from ? from : within.from;
  const last = to < within.to ? to : within.to;
  const days: StayDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
