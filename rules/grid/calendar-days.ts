import { checkPlanGuests } from '../restriction/plan-conditions.ts';
import { leastNights } from '../restriction/weekday-rules.ts';
import { dependOnOffers, mandatoryPerNight } from '../service/mandatory-services.ts';
import type { Guests } from '../stay/guests.ts';
import { appliedLines } from '../special-offer/applied-lines.ts';
import { bookingHorizonDays } from '../stay/hotel-clock.ts';
import { sleptAt } from './cheapest-product.ts';
import { dayFlags, gridWeekday, type Grid } from './grid.ts';
import { partiesIn } from './parties-in.ts';
import { nightPrice } from './person-prices.ts';
import { offerShares, type OfferShare } from './offer-shares.ts';
import type { RunOffers } from './run-offers.ts';
import { shortestStays } from './shortest-stays.ts';

/** Why nobody can arrive on a day. The first that holds for the product that came nearest to being sold. */
export type ClosedDay =
  | 'sold-out'
  | 'closed'
  | 'closed-to-arrival'
  | 'arrival-weekday'
  | 'no-price'
  | 'occupancy'
  /** There is a room, but only the hotel itself can book it. */
  | 'not-bookable'
  /** There is a room for this night, but no stay that begins with it: a later night is gone, or one cannot leave. */
  | 'too-few-nights';

/** What one day of the calendar tells a guest who thinks of arriving on it. */
export type CalendarDay = {
  /**
   * The cheapest night from this day with its share of what is mandatory and of what offers take off, for the guests
   * asked about, of the products that some stay from this day can be had in; null where there is no such stay.
   */
  readonly lowest: number | null;
  /** The offers in that price, by their ids. */
  readonly offers: readonly string[];
  readonly closed: ClosedDay | null;
  /** The shortest and longest stay that some room allows from this day; 0 means no rule. */
  readonly minStay: number;
  readonly maxStay: number;
  /** Whether one may leave on this day. */
  readonly canLeave: boolean;
};

const noArrival = dayFlags.isClosedToArrival | dayFlags.isTooSoon | dayFlags.isTooFar;
const noDeparture = dayFlags.isClosedToDeparture | dayFlags.isOtherDeparture;

// From far to near. The last three leave a night that guests who came earlier sleep through.
const order: readonly ClosedDay[] = [
  'occupancy',
  'no-price',
  'closed',
  'sold-out',
  'not-bookable',
  'closed-to-arrival',
  'arrival-weekday',
  'too-few-nights',
];

/**
 * Every day of the grid at once, for one size of party, in the currency of `as`: of all rates that are sold by
 * themselves, or of the one asked for, which is a package's and has no services.
 */
export function calendarDays(
  grid: Grid,
  guests: Guests,
  as: (minor: number) => number = (minor) => minor,
  ratePlanId: string | null = null,
  offers: RunOffers | null = null,
): CalendarDay[] {
  const { days } = grid;
  const shares = offers && offerShares(grid, guests, offers);
  const parties = partiesIn(grid, guests);
  const lastDeparture = Math.min(days - 1, bookingHorizonDays);
  const lowest = new Float64Array(days).fill(Infinity);
  const cheapest = new Int32Array(days); // the product that `lowest` is of, and the shortest stay in it
  const shortest = new Uint16Array(days);
  const off = new Map<number, OfferShare>(); // what offers take off that night, on days on which they do
  const nearest = new Uint8Array(days); // places in `order`; open days are told by `lowest`
  const minStay = new Uint16Array(days).fill(65_535);
  const maxStay = new Uint16Array(days); // 0 until a product without a limit, or the longest limit, is seen
  const isUnlimited = new Uint8Array(days);
  const canLeave = new Uint8Array(days);
  grid.products.forEach(
    ({ room, ratePlanId: plan, conditions, isPackageOnly, isUnbookable, mandatory: services = [] }, product) => {
      if (ratePlanId === null ? isPackageOnly : plan !== ratePlanId) return;
      const party = parties[room];
      if (!party || (conditions && checkPlanGuests(conditions, guests, grid.bounds))) return;
      const mandatory = ratePlanId === null ? services : [];
      const isWithOffers = dependOnOffers(mandatory);
      const stays = isUnbookable ? null : shortestStays(grid, product, { lastDeparture, party });
      for (let day = 0; day < days; day++) {
        const cell = product * days + day;
        const flag = grid.flags[cell] ?? 0;
        if (!isUnbookable && (flag & noDeparture) === 0) canLeave[day] = 1;
        const nights = stays?.[day] ?? 0;
        const ofNight = nightPrice(grid, product, day, party);
        if (nights === 0) {
          const isSold = !Number.isNaN(ofNight);
          const reason = whyClosed(grid, room, day, cell, isSold) ?? (isUnbookable ? 'not-bookable' : 'too-few-nights');
          const place = order.indexOf(reason);
          if (place > (nearest[day] ?? 0)) nearest[day] = place;
          continue;
        }
        const required = grid.requiredWeekdays[cell] ?? 0;
        const least = Math.max(
          grid.minStay[cell] ?? 0,
          grid.minThrough[cell] ?? 0,
          required === 0 ? 0 : leastNights(gridWeekday(grid, day), required),
        );
        if (least < (minStay[day] ?? 0)) minStay[day] = least;
        const before =
          mandatory.length === 0 ? ofNight : ofNight + mandatoryPerNight(mandatory, sleptAt(grid, day, nights, guests));
        // Offers are worked out only for a product that they could make the cheapest.
        const isNear =
          shares && (isWithOffers || before - shares.most(day, nights, ofNight) < (lowest[day] ?? Infinity));
        const share = isNear ? shares.of(product, day, nights, party) : null;
        const withFreed = share?.freed && { ...sleptAt(grid, day, nights, guests), freed: share.freed };
        const price = (withFreed ? ofNight + mandatoryPerNight(mandatory, withFreed) : before) - (share?.minor ?? 0);
        if (price < (lowest[day] ?? Infinity)) {
          lowest[day] = price;
          if (share) off.set(day, share);
          else off.delete(day);
          cheapest[day] = product;
          shortest[day] = nights;
        }
        const most = shortestLimit(grid.maxStay[cell] ?? 0, grid.maxThrough[cell] ?? 0);
        if (most === 0) isUnlimited[day] = 1;
        else if (most > (maxStay[day] ?? 0)) maxStay[day] = most;
      }
    },
  );
  const priceOn = (day: number): number => {
    const product = cheapest[day] ?? 0;
    const stay = { ...sleptAt(grid, day, shortest[day] ?? 1, guests), freed: off.get(day)?.freed };
    const mandatory = ratePlanId === null ? (grid.products[product]?.mandatory ?? []) : [];
    const party = parties[grid.products[product]?.room ?? 0];
    if (!party) throw new Error('The cheapest product of a day is in a room that takes the guests');
    const ofNight = as(nightPrice(grid, product, day, party)) - as(off.get(day)?.minor ?? 0);
    return ofNight + mandatoryPerNight(mandatory, stay, as);
  };
  return Array.from({ length: days }, (_, day): CalendarDay => {
    const isOpen = lowest[day] !== Infinity;
    return {
      lowest: isOpen ? priceOn(day) : null,
      offers: namesOf(off.get(day)),
      closed: isOpen ? null : (order[nearest[day] ?? 0] ?? 'no-price'),
      minStay: isOpen && (minStay[day] ?? 0) > 1 ? (minStay[day] ?? 0) : 0,
      maxStay: isOpen && isUnlimited[day] === 0 ? (maxStay[day] ?? 0) : 0,
      canLeave: canLeave[day] === 1,
    };
  });
}

const noOffers: readonly string[] = [];
const namesOf = (share: OfferShare | undefined): readonly string[] =>
  share ? appliedLines(share.offers).map(({ offerId }) => offerId) : noOffers;

function whyClosed(grid: Grid, room: number, day: number, cell: number, isSold: boolean): ClosedDay | null {
  const flag = grid.flags[cell] ?? 0;
  if ((flag & dayFlags.hasPrice) === 0) return 'no-price';
  if (!isSold) return 'occupancy';
  if ((flag & dayFlags.isClosed) !== 0) return 'closed';
  if ((grid.free[room * grid.days + day] ?? 0) < 1) return 'sold-out';
  if ((flag & noArrival) !== 0) return 'closed-to-arrival';
  return ((grid.barredWeekdays[cell] ?? 0) & (1 << gridWeekday(grid, day))) === 0 ? null : 'arrival-weekday';
}

const shortestLimit = (a: number, b: number): number => (a === 0 ? b : b === 0 ? a : Math.min(a, b));
