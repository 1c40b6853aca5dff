import type { AvailabilityItem, Product } from '@stayfront/contract/offer';

/** The rate whose nights cost least of those that can be booked now: the one a “from” price speaks of; null without one. */
export function fromProduct({ products }: Pick<AvailabilityItem, 'products'>): Product | null {
  const [first, ...rest] = products.filter(({ isBookable }) => isBookable);
  return first ? rest.reduce((a, b) => (b.averagePerNight < a.averagePerNight ? b : a), first) : null;
}

/** The same, or where none can be booked any of them: for what a room is and not what it costs. */
export const shownProduct = (item: Pick<AvailabilityItem, 'products'>): Product =>
  fromProduct(item) ?? item.products.reduce((first) => first);

/** From the cheapest night to the dearest; what has no price comes last. */
export const byPrice = (products: readonly Product[]): Product[] =>
  products.toSorted((a, b) => Number(b.isBookable) - Number(a.isBookable) || a.averagePerNight - b.averagePerNight);
