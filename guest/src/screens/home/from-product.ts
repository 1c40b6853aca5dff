import type { AvailabilityItem, Product } from '@stayfront/contract/offer';

/** The rate whose nights cost least: the one a “from” price speaks of. Rooms without rates are no rooms on offer. */
export const fromProduct = ({ products }: Pick<AvailabilityItem, 'products'>): Product =>
  products.reduce((a, b) => (b.averagePerNight < a.averagePerNight ? b : a));
