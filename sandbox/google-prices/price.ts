import { nightsFrom, thousandths, type Beliefs } from './beliefs.ts';
import { all, one, textOf, type Element } from './read-xml.ts';

/** What somebody looks for. */
export type Asked = {
  readonly room: string;
  readonly plan: string;
  readonly arrival: string;
  readonly nights: number;
  readonly adults: number;
  readonly childAges?: readonly number[];
  /** The day on which it is asked. */
  readonly today: string;
};

const dayLength = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The price that is shown for a stay, with all that has to be paid; null where none is. */
export function priceOf(beliefs: Beliefs, asked: Asked): number | null {
  const { room: roomId, plan, arrival, nights, adults, childAges = [], today } = asked;
  const room = beliefs.rooms.get(roomId);
  if (!room?.plans.includes(plan) || !beliefs.packages.has(plan) || arrival < today) return null;
  const dates = nightsFrom(arrival, dayAfter(arrival, nights - 1));
  const exact = beliefs.exact.get([roomId, plan, arrival, nights, adults].join(' '));
  if (exact !== undefined && childAges.length === 0) return exact / 1000;
  const counted = dates.map((date) => chargesOn(beliefs, asked, date));
  const [first] = counted;
  const grown = adults + (first?.grown ?? childAges.length);
  const capacity = grown + (first?.places ?? 0);
  if (grown > room.adults || childAges.length > room.children || capacity > room.capacity || capacity < room.least)
    return null;
  if (!isOpen(beliefs, asked, dates)) return null;
  const prices: number[] = [];
  for (const [i, date] of dates.entries()) {
    const rates = beliefs.rates.get(`${roomId} ${plan} ${date}`);
    // A price holds for fewer guests as well, unless these have one of their own.
    const guests = [...(rates?.keys() ?? [])].filter((count) => count >= grown).toSorted((a, b) => a - b)[0];
    if (guests === undefined || (beliefs.counts.get(`${roomId} ${date}`) ?? 0) < 1) return null;
    prices.push((rates?.get(guests) ?? 0) + (counted[i]?.amount ?? 0));
  }
  const off = bestOff(beliefs, asked, dates, prices);
  const paid = prices.map((price, i) => price - (off[i] ?? 0));
  const fees = beliefs.fees.filter((fee) => isFor(fee, asked)).map((fee) => feeOf(fee, asked, dates, paid));
  return [...paid, ...fees].reduce((sum, one) => sum + one, 0) / 1000;
}

/** What children add to a night, how many of them need a place, and how many count as grown up. */
function chargesOn(beliefs: Beliefs, asked: Asked, date: string): { amount: number; places: number; grown: number } {
  const charge = beliefs.extras.find((one) => isFor(one, asked) && isWithin(one, 'StayDates', date));
  const brackets = bracketsOf(charge);
  const sums = { amount: 0, places: 0, grown: 0 };
  for (const age of asked.childAges ?? []) {
    const bracket = brackets.find(({ attributes }) => age <= Number(attributes['max_age']));
    if (!bracket) sums.grown++;
    else {
      sums.amount += thousandths(bracket.attributes['amount'] ?? '0');
      if (bracket.attributes['exclude_from_capacity'] !== 'true') sums.places++;
    }
  }
  return sums;
}

const bracketsOf = (element: Element | undefined): Element[] =>
  all(one(one(element, 'AgeBrackets'), 'ChildAgeBrackets'), 'ChildAgeBracket').toSorted(
    (a, b) => Number(a.attributes['max_age']) - Number(b.attributes['max_age']),
  );

function isOpen({ days }: Beliefs, { room, plan, arrival, nights }: Asked, dates: readonly string[]): boolean {
  const on = (date: string): Record<string, number> => days.get(`${room} ${plan} ${date}`) ?? {};
  const says = (name: string, among: readonly string[], none: number): number[] =>
    among.map((date) => on(date)[name] ?? none);
  return (
    says('Master', dates, 0).every((closed) => closed === 0) &&
    on(arrival)['Arrival'] !== 1 &&
    on(dayAfter(arrival, nights))['Departure'] !== 1 &&
    nights >= Math.max(...says('SetMinLOS', [arrival], 1), ...says('SetForwardMinStay', dates, 1)) &&
    nights <= Math.min(...says('SetMaxLOS', [arrival], Infinity), ...says('SetForwardMaxStay', dates, Infinity))
  );
}

const idsIn = (element: Element, list: string): string[] =>
  (one(element, list)?.children ?? []).map(({ attributes }) => attributes['id'] ?? '');

function isFor(element: Element, { room, plan }: Asked): boolean {
  const [rooms, plans] = [idsIn(element, 'RoomTypes'), idsIn(element, 'RatePlans')];
  return (rooms.length === 0 || rooms.includes(room)) && (plans.length === 0 || plans.includes(plan));
}

const letters = 'UMTWHFS';

/** Whether a day is in one of the ranges that are listed; where none is, every day is. */
function isWithin(element: Element, list: string, date: string): boolean {
  const ranges = all(one(element, list), 'DateRange');
  const letter = letters[new Date(date).getUTCDay()] ?? '';
  return (
    ranges.length === 0 ||
    ranges.some(
      ({ attributes: { start = '', end = '9999', days_of_week: days = letters } }) =>
        date >= start && date <= end && days.includes(letter),
    )
  );
}

function bestOff(beliefs: Beliefs, asked: Asked, dates: readonly string[], prices: readonly number[]): number[] {
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
  let best: number[] = [];
  for (const promotion of beliefs.promotions) {
    const counted = dates.map((date) => isWithin(promotion, 'StayDates', date));
    const application = one(promotion, 'StayDates')?.attributes['application'] ?? 'all';
    const ahead = Math.round((Date.parse(asked.arrival) - Date.parse(asked.today)) / dayLength);
    const isGiven =
      isFor(promotion, asked) &&
      (application === 'all' ? counted.every(Boolean) : counted.some(Boolean)) &&
      isWithin(promotion, 'BookingDates', asked.today) &&
      isWithin(promotion, 'CheckinDates', asked.arrival) &&
      isBetween(one(promotion, 'BookingWindow'), ahead) &&
      isBetween(one(promotion, 'LengthOfStay'), asked.nights);
    if (!isGiven) continue;
    const {
      percentage,
      fixed_amount: fixed,
      fixed_amount_per_night: nightly,
    } = one(promotion, 'Discount')?.attributes ?? {};
    const off = prices.map((price, i) => {
      if (fixed !== undefined) return i === 0 ? thousandths(fixed) : 0;
      if (application === 'overlap' && !counted[i]) return 0;
      return percentage === undefined ? thousandths(nightly ?? '0') : (price * Number(percentage)) / 100;
    });
    if (sum(off) > sum(best)) best = off;
  }
  return best;
}

const isBetween = (bounds: Element | undefined, count: number): boolean =>
  count >= Number(bounds?.attributes['min'] ?? 0) && count <= Number(bounds?.attributes['max'] ?? Infinity);

function feeOf(
  fee: Element,
  { adults, childAges = [] }: Asked,
  dates: readonly string[],
  paid: readonly number[],
): number {
  const most = Number(one(fee, 'ApplicableNights')?.attributes['max'] ?? dates.length);
  const places = dates.flatMap((date, i) => (isWithin(fee, 'StayDates', date) ? [i] : [])).slice(0, most);
  if (places.length === 0) return 0;
  if (textOf(fee, 'Type') === 'percent')
    return places.reduce((sum, i) => sum + ((paid[i] ?? 0) * Number(textOf(fee, 'Amount'))) / 100, 0);
  const amount = thousandths(textOf(fee, 'Amount'));
  const brackets = bracketsOf(fee);
  const ofChild = (age: number): number => {
    const bracket = brackets.find(({ attributes }) => age <= Number(attributes['max_age']));
    return bracket ? thousandths(bracket.attributes['amount'] ?? '0') : amount;
  };
  const once =
    textOf(fee, 'Basis') === 'room' ? amount : adults * amount + childAges.reduce((sum, age) => sum + ofChild(age), 0);
  return textOf(fee, 'Period') === 'night' ? once * places.length : once;
}
