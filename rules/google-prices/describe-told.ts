import type { Grid } from '../grid/grid.ts';
import { addDays, fromDayNumber, type StayDate } from '../stay/stay-date.ts';
import { describeService, describeTax } from './describe-fees.ts';
import { describeOffer } from './describe-offer.ts';
import { describeDays, describeRates, describeStock, mostAdults } from './describe-series.ts';
import type { GoogleHotel } from './google-hotel.ts';
import { changedRuns, type ExactCell, type Series, type Told, type ToldExtra, type ToldRoom } from './told.ts';
import { toldOffers, waysOf, type Way } from './ways.ts';

/** What a stay costs stay by stay, for products of which it cannot be said night by night. */
export type ExactSeries = (product: number) => Series<ExactCell>;

/** All that Google is to be told of a hotel as it stands, and by which way of each product. */
export function describeTold(
  grid: Grid,
  hotel: GoogleHotel,
  exactOf: ExactSeries,
): { readonly told: Told; readonly ways: readonly Way[] } {
  const from = fromDayNumber(grid.today);
  const span = { from, to: addDays(from, hotel.days) };
  const ways = waysOf(grid, hotel, span);
  const named = (product: number): string =>
    `${grid.rooms[grid.products[product]?.room ?? 0]?.id}.${grid.products[product]?.ratePlanId}`;
  const byWay = (way: Way['way']): number[] => ways.flatMap((one, product) => (one.way === way ? [product] : []));
  const [nightly, exact] = [byWay('nights'), byWay('stays')];
  const places = [...new Set([...nightly, ...exact].map((product) => grid.products[product]?.room ?? 0))];
  const rooms = places.map((place) => describeRoom(grid, place, ways));
  const takesChildren = new Set(rooms.filter(({ children }) => children > 0).map(({ id }) => id));
  const most = (product: number): number => {
    const room = grid.rooms[grid.products[product]?.room ?? 0];
    return room ? mostAdults(room, grid.bounds) : 0;
  };
  const keyed = <Value>(products: readonly number[], of: (product: number) => Value): Record<string, Value> =>
    Object.fromEntries(products.map((product) => [named(product), of(product)]));
  const plans = [...new Set([...nightly, ...exact].map((product) => grid.products[product]?.ratePlanId ?? ''))];
  const told: Told = {
    property:
      rooms.length === 0
        ? null
        : {
            currency: hotel.currency,
            rooms: rooms.map((room) => ({ ...room, name: hotel.roomNames[room.id] ?? {} })),
            plans: plans.map((id) => ({ id, name: hotel.planNames[id] ?? {} })),
            infantTo: grid.bounds.infants.max > 0 ? grid.bounds.infants.toAge : -1,
            childTo: grid.bounds.children.max > 0 ? grid.bounds.children.toAge : -1,
          },
    fees: [
      ...(nightly.length > 0 ? hotel.taxes.map((tax) => describeTax(tax, span)) : []),
      ...nightly.flatMap((product) => {
        const { room = 0, ratePlanId = '', mandatory = [] } = grid.products[product] ?? {};
        return mandatory.map((service) => describeService(service, grid.rooms[room]?.id ?? '', ratePlanId));
      }),
    ],
    promotions: toldOffers(grid, hotel, ways).flatMap((offer) => describeOffer(offer, span, Infinity) ?? []),
    extras: nightly.flatMap((product) => {
      const { room = 0, ratePlanId: plan = '' } = grid.products[product] ?? {};
      const id = grid.rooms[room]?.id ?? '';
      return takesChildren.has(id) ? describeExtras(grid, product, { room: id, plan }, span.from, hotel.days) : [];
    }),
    rates: keyed(nightly, (product) => describeRates(grid, product, most(product), hotel.days)),
    days: keyed(nightly, (product) => describeDays(grid, product, hotel.days)),
    stock: Object.fromEntries(
      places.map((place) => [grid.rooms[place]?.id ?? '', describeStock(grid, place, hotel.days)]),
    ),
    exact: keyed(exact, exactOf),
  };
  return { told, ways };
}

function describeRoom(grid: Grid, place: number, ways: readonly Way[]): Omit<ToldRoom, 'name'> {
  const room = grid.rooms[place];
  if (!room) throw new RangeError('The grid has no such room');
  const products = grid.products.flatMap((one, product) => (one.room === place ? [{ ...one, product }] : []));
  const sold = products.filter(({ product }) => ways[product]?.way !== 'none');
  const least = Math.max(room.occupancy?.minPersons ?? 0, grid.bounds.adults.min);
  const nightly = sold.filter(({ product }) => ways[product]?.way === 'nights').map(({ product }) => product);
  return {
    id: room.id,
    capacity: room.maxOccupancy,
    adults: mostAdults(room, grid.bounds),
    children: least > 1 ? 0 : mostMinors(grid, place, nightly),
    least,
    plans: sold.map(({ ratePlanId }) => ratePlanId),
  };
}

/**
 * How many children and infants together are told of: so many that any mix of them is taken, and none where what they
 * pay depends on more than whether they are a child or an infant.
 */
function mostMinors(grid: Grid, place: number, products: readonly number[]): number {
  const { children, infants } = grid.bounds;
  const {
    maxChildren = Infinity,
    cots = Infinity,
    fullPayers = 0,
    doInfantsCount = false,
  } = grid.rooms[place]?.occupancy ?? {};
  const begins = infants.max > 0 ? infants.fromAge : children.fromAge;
  const hasGap = children.max > 0 && infants.max > 0 && children.fromAge > infants.toAge + 1;
  const isPlain = products.every((product) => {
    const cells = grid.personPrices.subarray(product * grid.days, (product + 1) * grid.days);
    return grid.products[product]?.pricesPer !== 'person' && cells.every((table) => table === 0);
  });
  if (!isPlain || begins > 0 || hasGap || fullPayers > 0 || doInfantsCount || products.length === 0) return 0;
  const mosts = [
    ...(children.max > 0 ? [Math.min(children.max, maxChildren)] : []),
    ...(infants.max > 0 ? [Math.min(infants.max, cots)] : []),
  ];
  return mosts.length === 0 ? 0 : Math.min(...mosts);
}

function describeExtras(
  grid: Grid,
  product: number,
  where: { readonly room: string; readonly plan: string },
  first: StayDate,
  days: number,
): ToldExtra[] {
  const begin = grid.today - grid.firstDay;
  const length = Math.min(days, grid.days - begin);
  const cells = Array.from({ length }, (_, i) => {
    const cell = product * grid.days + begin + i;
    return [grid.child[cell] ?? 0, grid.infant[cell] ?? 0] as const;
  });
  return changedRuns(undefined, { first, cells }).map(({ from, to, cell: [child, infant] }) => ({
    ...where,
    from,
    to,
    child,
    infant,
  }));
}
