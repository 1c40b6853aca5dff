// The arithmetic of AlpineBits HotelData for one stay, written down by itself: nothing of the engine is in it, so that the
// engine can be held against it. Amounts are cents, days are texts as 2027-06-11, nights of a stay are numbered from 0.

export type StandardRoom = {
  readonly min: number;
  readonly std: number;
  readonly max: number;
  readonly maxChild: number | null;
};

type Span = { readonly start: string; readonly end: string };
type Weekdays = Readonly<Record<string, 0 | 1>>;

export type StandardRate = Span & {
  readonly room: string;
  readonly guests: Readonly<Record<number, number>>;
  readonly adult: number | null;
  /** From an age until another, which is not included. */
  readonly children: readonly (readonly [number, number, number])[];
};

export type StandardRule = Span & {
  readonly room: string | null;
  readonly minLos: number;
  readonly maxLos: number;
  readonly minForward: number;
  readonly maxForward: number;
  readonly arrival: Weekdays | null;
  readonly departure: Weekdays | null;
  readonly isClosed: boolean;
};

export type StandardSupplement = {
  readonly code: string;
  readonly charge: 1 | 12 | 18 | 19 | 20 | 21 | 24;
  /** Seven digits, Monday first. */
  readonly digits: string;
  readonly dated: readonly (Span & { readonly room: string | null; readonly amount: number })[];
};

export type StandardPlan = {
  readonly type: 7 | 25;
  /** Amounts are for so many nights. */
  readonly unit: number;
  /** Null where the plan knows no children. */
  readonly adultFrom: number | null;
  readonly childFrom: number;
  readonly childBefore: number | null;
  readonly adults: readonly [number, number];
  readonly heads: readonly [number, number];
  readonly los: readonly [number, number];
  readonly advance: readonly [number, number];
  readonly rates: readonly StandardRate[];
  readonly rules: readonly StandardRule[];
  readonly supplements: readonly StandardSupplement[];
  readonly freeNights: { readonly required: number; readonly discounted: number; readonly isPattern: boolean } | null;
  readonly family: { readonly before: number; readonly count: number; readonly last: number } | null;
};

export type StandardStay = {
  readonly booked: string;
  readonly arrival: string;
  readonly nights: number;
  readonly adults: number;
  readonly ages: readonly number[];
};

const dayMs = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const textOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
const names = ['Sun', 'Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat'];
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const isIn = (day: string, { start, end }: Span): boolean => start <= day && day <= end;
const allows = (flags: Weekdays | null, day: string): boolean => flags?.[names[weekday(day)] ?? ''] !== 0;

/** What the stay costs in cents, or null where it cannot be had. */
export function standardPrice(plan: StandardPlan, code: string, room: StandardRoom, stay: StandardStay): number | null {
  const nights = Array.from({ length: stay.nights }, (_, i) => textOf(at(stay.arrival) + i));
  const departure = textOf(at(stay.arrival) + stay.nights);
  const heads = stay.adults + stay.ages.length;
  if (heads < room.min || heads > room.max) return null;
  if (!isFor(plan, stay) || !isAllowed(plan, code, { nights, departure })) return null;

  const full = room.maxChild === null ? room.std : Math.min(room.max - room.maxChild, room.std);
  let adults = stay.adults;
  const children = [...stay.ages].sort((a, b) => a - b);
  while (adults < full && children.length > 0) {
    children.pop();
    adults += 1;
  }
  let free = 0;
  if (plan.family) {
    const { before, count, last } = plan.family;
    const small = children.filter((age) => age < before).length;
    if (small >= 1 && small >= count) free = Math.min(last, small);
    children.splice(0, free);
  }

  const freeNights = nightsFree(plan, nights.length);
  // Piece by piece: each is as long as the unit, the stay and the period of its first night let it be.
  let timesUnit = 0;
  for (let i = 0; i < nights.length;) {
    const night = nights[i] ?? '';
    const rate = plan.rates.find((one) => one.room === code && isIn(night, one));
    const price = rate ? priceOfNight(plan.type, rate, room.std, adults, children, free) : null;
    if (!rate || price === null) return null;
    const length = Math.min(plan.unit, nights.length - i, at(rate.end) - at(night) + 1);
    if (!freeNights.has(i)) timesUnit += price * length;
    i += length;
  }
  const paying = adults + children.length;
  // All of it over the nights of the stay, so that nothing is rounded before the end.
  const shares = plan.supplements.reduce(
    (all, one) => all + supplementTimesNights(one, code, nights, paying, freeNights),
    0,
  );
  return roundedHalfUp(timesUnit * stay.nights + shares * plan.unit, stay.nights * plan.unit);
}

const roundedHalfUp = (times: number, parts: number): number => Math.floor((2 * times + parts) / (2 * parts));

function isFor(plan: StandardPlan, { booked, arrival, nights, adults, ages }: StandardStay): boolean {
  const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
    value >= least && value <= most;
  if (!isWithin(at(arrival) - at(booked), plan.advance) || !isWithin(nights, plan.los)) return false;
  if (!isWithin(adults, plan.adults)) return false;
  if (plan.adultFrom === null) return ages.length === 0;
  const before = Math.min(plan.childBefore ?? plan.adultFrom, plan.adultFrom);
  return isWithin(ages.length, plan.heads) && ages.every((age) => age >= plan.childFrom && age < before);
}

type Days = { readonly nights: readonly string[]; readonly departure: string };

function isAllowed({ rules }: StandardPlan, code: string, { nights, departure }: Days): boolean {
  const arrival = nights[0] ?? '';
  const length = nights.length;
  return rules
    .filter(({ room }) => room === null || room === code)
    .every((rule) => {
      if (rule.isClosed && nights.some((night) => isIn(night, rule))) return false;
      if ([...nights, departure].some((day) => isIn(day, rule))) {
        if (rule.minForward > 0 && length < rule.minForward) return false;
        if (rule.maxForward > 0 && length > rule.maxForward) return false;
      }
      if (isIn(arrival, rule)) {
        if (rule.minLos > 0 && length < rule.minLos) return false;
        if (rule.maxLos > 0 && length > rule.maxLos) return false;
        if (!allows(rule.arrival, arrival)) return false;
      }
      return !isIn(departure, rule) || allows(rule.departure, departure);
    });
}

function nightsFree({ freeNights, unit }: StandardPlan, nights: number): Set<number> {
  const free = new Set<number>();
  if (!freeNights || unit > 1 || nights < freeNights.required) return free;
  const { required, discounted, isPattern } = freeNights;
  for (let i = 0; i < nights; i++)
    if (isPattern ? i % required >= required - discounted : i >= nights - discounted) free.add(i);
  return free;
}

function priceOfNight(
  type: 7 | 25,
  rate: StandardRate,
  std: number,
  adults: number,
  children: readonly number[],
  free: number,
): number | null {
  const within = Math.min(adults, std);
  const level = type === 7 ? Math.min(adults + children.length + free, std) : within;
  const base = rate.guests[level];
  if (base === undefined) return null;
  let price = type === 7 ? base * within : base;
  if (adults > within) {
    if (rate.adult === null) return null;
    price += (adults - within) * rate.adult;
  }
  for (const age of children) {
    const bracket = rate.children.find(([from, before]) => age >= from && age < before);
    if (!bracket) return null;
    price += bracket[2];
  }
  return price;
}

function supplementTimesNights(
  { charge, digits, dated }: StandardSupplement,
  code: string,
  nights: readonly string[],
  paying: number,
  free: ReadonlySet<number>,
): number {
  const length = nights.length;
  let sum = 0;
  for (const [i, night] of nights.entries()) {
    if (digits[(weekday(night) + 6) % 7] === '0') continue;
    const there = dated.filter((one) => (one.room === null || one.room === code) && isIn(night, one));
    if (there.length === 0) continue;
    const amount = there.reduce((all, one) => all + one.amount, 0);
    if (charge === 24) return amount * length;
    if (charge === 1 || charge === 19) sum += free.has(i) ? 0 : amount * length;
    else if (charge === 21) sum += free.has(i) ? 0 : amount * paying * length;
    else sum += charge === 20 ? amount * paying : amount;
  }
  return sum;
}
