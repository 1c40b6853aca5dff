import { addDays, daysBetween, nightsOf, weekdayOf, type StayDate } from '../stay/stay-date.ts';
import { cellOn, dayBits, type Told, type ToldFee, type ToldPromotion } from './told.ts';

/** What somebody looks for at Google. */
export type Wanted = {
  readonly room: string;
  readonly plan: string;
  readonly arrival: StayDate;
  readonly nights: number;
  readonly adults: number;
  readonly childAges: readonly number[];
};

/** What Google makes of what it was told: the price of the whole stay with all that has to be paid, or null for none. */
export function believedPrice(told: Told, wanted: Wanted, today: StayDate): number | null {
  const { room: roomId, plan, arrival, nights, adults } = wanted;
  const product = `${roomId}.${plan}`;
  const room = told.property?.rooms.find(({ id }) => id === roomId);
  if (!room?.plans.includes(plan) || arrival < today) return null;
  const minors = countMinors(told, wanted);
  const grown = adults + minors.grown;
  const persons = grown + minors.children;
  if (grown > room.adults || minors.children + minors.infants > room.children) return null;
  if (persons > room.capacity || persons < room.least) return null;
  if (told.exact[product]) {
    if (wanted.childAges.length > 0) return null;
    const exact = cellOn(told.exact[product], arrival)?.[adults - 1]?.[nights - 1];
    return exact ? exact[0] + exact[1] + exact[2] : null;
  }
  const dates = nightsOf({ arrival, departure: addDays(arrival, nights) });
  if (!isOpen(told, product, dates)) return null;
  const prices: number[] = [];
  for (const date of dates) {
    const price = cellOn(told.rates[product], date)?.[grown - 1];
    const extra = told.extras.find(
      (one) => one.room === roomId && one.plan === plan && date >= one.from && date <= one.to,
    );
    if (price === undefined || (cellOn(told.stock[roomId], date) ?? 0) < 1) return null;
    if (minors.children + minors.infants > 0 && !extra) return null;
    prices.push(price + minors.children * (extra?.child ?? 0) + minors.infants * (extra?.infant ?? 0));
  }
  const off = bestOff(told, wanted, dates, prices, today);
  const paid = prices.map((price, i) => price - (off[i] ?? 0));
  const sum = paid.reduce((all, one) => all + one, 0);
  return told.fees.reduce(
    (all, fee) => (isThere(fee, roomId, plan) ? all + feeOf(fee, dates, paid, { ...minors, grown }) : all),
    sum,
  );
}

const countMinors = (told: Told, { childAges }: Wanted): { infants: number; children: number; grown: number } => {
  const { infantTo = -1, childTo = -1 } = told.property ?? {};
  const counts = { infants: 0, children: 0, grown: 0 };
  for (const age of childAges) counts[age <= infantTo ? 'infants' : age <= childTo ? 'children' : 'grown']++;
  return counts;
};

function isOpen(told: Told, product: string, dates: readonly StayDate[]): boolean {
  const nights = dates.length;
  const [arrival] = dates;
  const days = dates.map((date) => cellOn(told.days[product], date));
  const first = days[0];
  if (!arrival || !first || days.some((day) => !day || (day[0] & dayBits.isClosed) !== 0)) return false;
  if ((first[0] & dayBits.isClosedToArrival) !== 0) return false;
  const leaving = cellOn(told.days[product], addDays(arrival, nights));
  if (leaving && (leaving[0] & dayBits.isClosedToDeparture) !== 0) return false;
  const least = Math.max(first[1], ...days.map((day) => day?.[3] ?? 0));
  const most = Math.min(first[2] || Infinity, ...days.map((day) => day?.[4] || Infinity));
  return nights >= least && nights <= most;
}

function bestOff(
  told: Told,
  { room, plan, arrival }: Wanted,
  dates: readonly StayDate[],
  prices: readonly number[],
  today: StayDate,
): number[] {
  let best: number[] = [];
  let most = 0;
  for (const promotion of told.promotions) {
    if (promotion.rooms && !promotion.rooms.includes(room)) continue;
    if (promotion.plans && !promotion.plans.includes(plan)) continue;
    const counted = countedBy(promotion, dates);
    if (!counted || !isGiven(promotion, arrival, dates.length, today)) continue;
    const off = offOf(promotion, prices, counted);
    const sum = off.reduce((all, one) => all + one, 0);
    if (sum > most) [best, most] = [off, sum];
  }
  return best;
}

/** Which nights a promotion counts for; null where it is not given at all. */
function countedBy({ nights }: ToldPromotion, dates: readonly StayDate[]): boolean[] | null {
  if (!nights) return dates.map(() => true);
  const { from, to, weekdays, application } = nights;
  const counted = dates.map((date) => date >= from && date <= to && (!weekdays || weekdays.includes(weekdayOf(date))));
  return (application === 'all' ? counted.every(Boolean) : counted.some(Boolean)) ? counted : null;
}

function isGiven(promotion: ToldPromotion, arrival: StayDate, nights: number, today: StayDate): boolean {
  const { arrivalWeekdays, sell, minNights, maxNights, minDaysBefore, maxDaysBefore } = promotion;
  const before = daysBetween(today, arrival);
  return (
    (!arrivalWeekdays || arrivalWeekdays.includes(weekdayOf(arrival))) &&
    (!sell || (today >= sell.from && today <= sell.to)) &&
    nights >= (minNights ?? 0) &&
    nights <= (maxNights ?? Infinity) &&
    before >= (minDaysBefore ?? 0) &&
    before <= (maxDaysBefore ?? Infinity)
  );
}

function offOf({ off }: ToldPromotion, prices: readonly number[], counted: readonly boolean[]): number[] {
  if ('perStay' in off) return prices.map((_, i) => (i === 0 ? off.perStay : 0));
  return prices.map((price, i) =>
    counted[i] ? ('percent' in off ? Math.round((price * off.percent) / 10_000) : off.perNight) : 0,
  );
}

const isThere = ({ room, plan }: ToldFee, roomId: string, planId: string): boolean =>
  (room === undefined || room === roomId) && (plan === undefined || plan === planId);

function feeOf(
  fee: ToldFee,
  dates: readonly StayDate[],
  paid: readonly number[],
  { grown, children, infants }: { grown: number; children: number; infants: number },
): number {
  const { seasons, maxNights, basis, period, type, adult } = fee;
  const inSeason = dates.map((date) => !seasons || seasons.some(({ from, to }) => date >= from && date <= to));
  const places = inSeason.flatMap((isIn, i) => (isIn ? [i] : [])).slice(0, maxNights ?? dates.length);
  if (type === 'percent') return places.reduce((all, i) => all + Math.round(((paid[i] ?? 0) * adult) / 10_000), 0);
  const once = basis === 'room' ? adult : grown * adult + children * fee.child + infants * fee.infant;
  return period === 'night' ? once * places.length : places.length > 0 ? once : 0;
}
