import type { GuestRoom } from '@stayfront/contract/hotel';
import type { AvailabilityItem, Product } from '@stayfront/contract/offer';

/** What a room page shows: a room, what is left of it, and the rate that was chosen. */
export type ShownRoom = {
  readonly room: GuestRoom;
  readonly item: AvailabilityItem;
  /** Null where the guest still has the choice. */
  readonly product: Product | null;
};

/** Reads the id of a room page, a room's or a product's; null where nothing of that name can be had. */
export function findShown(
  id: string,
  rooms: readonly GuestRoom[],
  items: readonly AvailabilityItem[],
): ShownRoom | null {
  for (const item of items) {
    const room = rooms.find((one) => one.id === item.guestRoomId);
    const [only, ...others] = item.products;
    if (!room || !only || item.availability < 1) continue;
    // With a single rate there is nothing to choose.
    if (room.id === id) return { room, item, product: others.length === 0 ? only : null };
    const product = item.products.find(({ productId }) => productId === id);
    if (product) return { room, item, product };
  }
  return null;
}

/** The room that an id speaks of, whether it can be had or not. */
export const roomOfId = (id: string, rooms: readonly GuestRoom[]): GuestRoom | null =>
  rooms.find((room) => room.id === id || id.startsWith(`${room.id}.`)) ?? null;
