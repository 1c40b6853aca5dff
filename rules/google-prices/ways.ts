import type { Grid } from '../grid/grid.ts';
import type { SpecialOffer } from '../special-offer/special-offer.ts';
import { describeOffer } from './describe-offer.ts';
import { isServiceSayable, isTaxSayable } from './describe-fees.ts';
import { mostAdults, pricesOf } from './describe-series.ts';
import type { GoogleHotel } from './google-hotel.ts';
import type { StayDate } from '../stay/stay-date.ts';

/** Why the prices of a room at a rate plan cannot be worked out of its nights, and are told stay by stay. */
export const exactReasons = [
  'least-adults',
  'adults-between',
  'departure-through',
  'tax',
  'tax-rounding',
  'service',
  'offer',
  'offer-rounding',
  'offers-together',
  'floor',
] as const;
export type ExactReason = (typeof exactReasons)[number];

/** Why nothing is told of it at all. */
export const untoldReasons = ['package-only', 'not-bookable', 'needs-children', 'tax-service'] as const;
export type UntoldReason = (typeof untoldReasons)[number];

export type Way =
  | { readonly way: 'nights' }
  | { readonly way: 'stays'; readonly why: readonly ExactReason[] }
  | { readonly way: 'none'; readonly why: UntoldReason };

type Span = { readonly from: StayDate; readonly to: StayDate };

/**
 * How Google is told of each room at each rate plan: night by night where what it makes of that is exactly what a search
 * answers, stay by stay where it would not be, and not at all where nobody could book what it shows.
 */
export const waysOf = (grid: Grid, hotel: GoogleHotel, span: Span): Way[] =>
  grid.products.map((_, product) => {
    const untold = whyUntold(grid, hotel, product);
    if (untold) return { way: 'none', why: untold };
    const why = whyExact(grid, hotel, product, span);
    return why.length > 0 ? { way: 'stays', why } : { way: 'nights' };
  });

function whyUntold(grid: Grid, { usesTaxService }: GoogleHotel, product: number): UntoldReason | null {
  const { room = 0, isPackageOnly, isUnbookable } = grid.products[product] ?? {};
  const { children, infants } = grid.bounds;
  if (isPackageOnly) return 'package-only';
  if (isUnbookable) return 'not-bookable';
  if ((grid.rooms[room]?.occupancy?.minChildren ?? 0) + children.min + infants.min > 0) return 'needs-children';
  return usesTaxService ? 'tax-service' : null;
}

function whyExact(grid: Grid, hotel: GoogleHotel, product: number, span: Span): ExactReason[] {
  const { room: place = 0, ratePlanId = '', conditions = {}, mandatory = [] } = grid.products[product] ?? {};
  const room = grid.rooms[place];
  if (!room) return [];
  const prices = pricesIn(grid, product, mostAdults(room, grid.bounds), hotel.days);
  const offers = hotel.offers.filter(
    ({ rooms, ratePlans }) => (!rooms || rooms.includes(room.id)) && (!ratePlans || ratePlans.includes(ratePlanId)),
  );
  const isWhole = (basisPoints: number): boolean => prices.amounts.every((one) => (one * basisPoints) % 10_000 === 0);
  const percents = hotel.taxes.flatMap(({ basis }) => (basis.kind === 'percent' ? [basis.basisPoints] : []));
  const reasons: Record<ExactReason, boolean> = {
    'least-adults': (conditions.minAdults ?? 0) > 1,
    'adults-between': prices.hasGaps,
    'departure-through': conditions.isDepartureThrough === true && hasThrough(grid, product),
    tax: hotel.taxes.some((tax) => !isTaxSayable(tax)),
    // What is taken off has cents of its own, and a share of the rest is rounded once for the stay.
    'tax-rounding': percents.length > 0 && (offers.length > 0 || !percents.every(isWhole)),
    service: !mandatory.every(isServiceSayable),
    offer: offers.some((offer) => describeOffer(offer, span, prices.lowest) === null),
    'offer-rounding': offers.some(({ discount }) => discount.kind === 'percent' && !isWhole(discount.basisPoints)),
    'offers-together': offers.filter(({ joins }) => joins === 'all').length > 1,
    floor: offers.length > 0 && hotel.floorOf(ratePlanId) > 0,
  };
  return exactReasons.filter((reason) => reasons[reason]);
}

/** All amounts that a night of a product is made of, in the nights that are told. */
function pricesIn(
  grid: Grid,
  product: number,
  most: number,
  days: number,
): { readonly amounts: number[]; readonly lowest: number; readonly hasGaps: boolean } {
  const amounts = new Set<number>();
  let lowest = Infinity;
  let hasGaps = false;
  const first = Math.max(0, grid.today - grid.firstDay);
  for (let day = first; day < Math.min(first + days, grid.days); day++) {
    const prices = pricesOf(grid, product, day, most);
    if (!prices) continue;
    const sold = prices.findIndex(Number.isNaN);
    hasGaps ||= sold >= 0 && prices.slice(sold).some((price) => !Number.isNaN(price));
    for (const price of prices) {
      if (Number.isNaN(price)) continue;
      amounts.add(price);
      lowest = Math.min(lowest, price);
    }
    const cell = product * grid.days + day;
    amounts.add(grid.child[cell] ?? 0).add(grid.infant[cell] ?? 0);
  }
  return { amounts: [...amounts], lowest, hasGaps };
}

function hasThrough(grid: Grid, product: number): boolean {
  const cells = [product * grid.days, (product + 1) * grid.days] as const;
  return [grid.minThrough, grid.maxThrough].some((bound) => bound.subarray(...cells).some((one) => one > 0));
}

/** The offers that are told: those that hold somewhere where prices are told night by night. */
export const toldOffers = (grid: Grid, { offers }: GoogleHotel, ways: readonly Way[]): SpecialOffer[] =>
  offers.filter(({ rooms, ratePlans }) =>
    grid.products.some(
      ({ room, ratePlanId }, product) =>
        ways[product]?.way === 'nights' &&
        (!rooms || rooms.includes(grid.rooms[room]?.id ?? '')) &&
        (!ratePlans || ratePlans.includes(ratePlanId)),
    ),
  );
