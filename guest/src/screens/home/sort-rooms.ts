import type { AvailabilityItem } from '@stayfront/contract/offer';

/** By popularity; rooms without a figure come after those with one, in the hotel's own order. */
export const sortRooms = (rooms: readonly AvailabilityItem[]): AvailabilityItem[] =>
  [...rooms].sort((a, b) => (b.popularity ?? -1) - (a.popularity ?? -1));

/** The cheapest product that the hotel calls its best available rate, among rooms that are free. */
export function bestPriceOf(rooms: readonly AvailabilityItem[]): { guestRoomId: string; productId: string } | null {
  const candidates = rooms
    .filter((room) => room.availability > 0)
    .flatMap((room) => room.products.filter((product) => product.isBar).map((product) => ({ room, product })));
  const [first, ...rest] = candidates;
  if (!first) return null;
  const best = rest.reduce((a, b) => (b.product.totalPrice < a.product.totalPrice ? b : a), first);
  return { guestRoomId: best.room.guestRoomId, productId: best.product.productId };
}
