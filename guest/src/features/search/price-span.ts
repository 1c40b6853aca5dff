import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { openRange, type PriceRange, type RoomFilters } from './room-filters.ts';

export type PriceSpan = PriceRange & { readonly currency: CurrencyCode };

const columns = 20;

const perNight = ({ averagePerNight, currency }: Product): number => averagePerNight / 10 ** decimalsOf(currency);

const onOffer = (rooms: readonly AvailabilityItem[]): Product[] =>
  rooms
    .filter(({ availability }) => availability > 0)
    .flatMap(({ products }) => products.filter(({ isBookable }) => isBookable));

/** From the cheapest to the dearest night that is on offer, in whole units; null where nothing is. */
export function priceSpan(rooms: readonly AvailabilityItem[]): PriceSpan | null {
  const products = onOffer(rooms);
  const [first] = products;
  if (!first) return null;
  const nights = products.map(perNight);
  const min = Math.floor(Math.min(...nights));
  const max = Math.ceil(Math.max(...nights));
  // A slider needs somewhere to go.
  return max === 0 ? null : { currency: first.currency, min, max: max === min ? min + 1 : max };
}

/** How many rates stand in each of twenty equal slices of the span. */
export function priceColumns(rooms: readonly AvailabilityItem[], span: PriceRange): number[] {
  const counts = Array.from({ length: columns }, () => 0);
  for (const product of onOffer(rooms)) {
    const slice = Math.floor(((perNight(product) - span.min) / (span.max - span.min)) * columns);
    const column = Math.min(slice, columns - 1);
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts;
}

/** The two thumbs: an end the guest has not moved follows the span. */
export function thumbsOf(price: RoomFilters['price'], span: PriceSpan): readonly [low: number, high: number] {
  if (price?.currency !== span.currency) return [span.min, span.max];
  const within = (value: number): number => Math.min(Math.max(value, span.min), span.max);
  return [within(price.min), within(price.max)];
}

/** Back at both ends it is no filter any more, and nothing is kept. */
export function rangeOf([low, high]: readonly [number, number], span: PriceSpan): RoomFilters['price'] {
  if (low <= span.min && high >= span.max) return null;
  return {
    currency: span.currency,
    min: low <= span.min ? openRange.min : low,
    max: high >= span.max ? openRange.max : high,
  };
}

export function isInRange(product: Product, price: RoomFilters['price']): boolean {
  if (price?.currency !== product.currency) return true;
  if (!product.isBookable) return false; // it has no price that could lie within
  const night = perNight(product);
  return night >= price.min && (night <= price.max || price.max === openRange.max);
}
