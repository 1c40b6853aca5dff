import type { AvailabilityItem, Product } from '@stayfront/contract/offer';

const net = (product: Product): number => product.totalPrice - product.totalDiscount;

/** The cheapest product that the hotel calls its best available rate and that can be booked, among rooms that are free. */
export function bestPriceOf(rooms: readonly AvailabilityItem[]): string | null {
  const candidates = rooms
    .filter((room) => room.availability > 0)
    .flatMap((room) => room.products.filter((product) => product.isBar && product.isBookable));
  const [first, ...rest] = candidates;
  return first ? rest.reduce((a, b) => (net(b) < net(a) ? b : a), first).productId : null;
}
