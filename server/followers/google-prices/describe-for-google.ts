import { describeTold } from '@stayfront/rules/google-prices/describe-told';
import { mostAdults } from '@stayfront/rules/google-prices/describe-series';
import type { ExactCell, ExactPrice, Series, Told } from '@stayfront/rules/google-prices/told';
import { waysOf, type Way } from '@stayfront/rules/google-prices/ways';
import type { Grid } from '@stayfront/rules/grid/grid';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, fromDayNumber } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isShut } from '../../property/hotel/is-shut.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { googleHotelOf } from './google-hotel-of.ts';
import type { GoogleSettings } from './google-settings.ts';
import { priceOnGrid } from './price-on-grid.ts';

type Product = { readonly productId: string; readonly way: Way };
export type ToldByWays = { readonly told: Told; readonly ways: readonly Product[] };

/** All that Google is to be told of a hotel as it stands now. A hotel that guests find shut has nothing free. */
export async function describeForGoogle(
  deps: OfferDeps,
  hotel: Hotel,
  grid: Grid,
  settings: GoogleSettings,
  now: Instant,
): Promise<ToldByWays> {
  const facts = googleHotelOf(hotel.document, settings.days);
  const today = fromDayNumber(grid.today);
  const ways = waysOf(grid, facts, { from: today, to: addDays(today, settings.days) });
  const exact = isShut(hotel) ? null : await priceStays(deps, hotel, grid, ways, settings, now);
  const nameOf = (product: number): string =>
    `${grid.rooms[grid.products[product]?.room ?? 0]?.id}.${grid.products[product]?.ratePlanId}`;
  const { told } = describeTold(grid, facts, (product) => exact?.get(nameOf(product)) ?? { first: today, cells: [] });
  const stock = Object.entries(told.stock).map(([room, { first, cells }]) => [
    room,
    { first, cells: cells.map(() => 0) },
  ]);
  return {
    told: isShut(hotel) ? { ...told, stock: Object.fromEntries(stock) as Told['stock'] } : told,
    ways: ways.map((way, product) => ({ productId: nameOf(product), way })),
  };
}

/** The price of each stay of products that are told stay by stay. */
async function priceStays(
  deps: OfferDeps,
  hotel: Hotel,
  grid: Grid,
  ways: readonly Way[],
  { exactDays, exactNights }: GoogleSettings,
  now: Instant,
): Promise<Map<string, Series<ExactCell>>> {
  const products = grid.products.flatMap(({ room: place, ratePlanId }, product) => {
    const room = grid.rooms[place];
    return room && ways[product]?.way === 'stays'
      ? [{ productId: `${room.id}.${ratePlanId}`, most: mostAdults(room, grid.bounds) }]
      : [];
  });
  const first = fromDayNumber(grid.today);
  const cells = new Map(products.map(({ productId }) => [productId, [] as (ExactPrice | null)[][][]]));
  const price = priceOnGrid(deps, hotel, grid);
  const most = Math.max(0, ...products.map((product) => product.most));
  for (let day = 0; products.length > 0 && day < exactDays; day++) {
    const arrival = addDays(first, day);
    for (const { productId, most: adults } of products)
      cells.get(productId)?.push(Array.from({ length: adults }, () => []));
    for (let adults = hotel.document.guests.adults.min; adults <= most; adults++)
      for (let nights = 1; nights <= exactNights; nights++) {
        const found = await price({ arrival, nights, guests: { adults, children: 0, infants: 0 } }, now);
        for (const { productId } of products) {
          const byNights = cells.get(productId)?.[day]?.[adults - 1];
          if (byNights) byNights[nights - 1] = found.get(productId) ?? null;
        }
      }
  }
  return new Map([...cells].map(([productId, days]) => [productId, { first, cells: days }]));
}
