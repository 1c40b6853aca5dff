import type { Need } from '@stayfront/contract/desk/needs';
import { nightsBelowFloor, nightsWithoutPrice } from '@stayfront/rules/grid/price-gaps';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Snapshots } from '../../selling/snapshot/snapshots.ts';
import { nameOf } from './name-of.ts';

export type KnownGrids = Pick<Snapshots, 'wholeGrid'>;

/** So many nights without a price somebody should know of; those beyond are often not priced yet. */
const nightsAhead = 14;

/** Prices that are missing though rooms are left, and rates that are sold below their own floor. */
export async function listPriceNeeds(snapshots: KnownGrids, hotel: Hotel, now: Instant): Promise<Need[]> {
  const { document } = hotel;
  const today = todayAt(document.timeZone, now);
  const grid = await snapshots.wholeGrid(hotel, now);
  const floors = new Map(document.ratePlans.flatMap(({ id, floor }) => (floor ? [[id, floor.minor] as const] : [])));
  const room = (roomId: string) => ({ roomId, roomName: nameOf(hotel, document.rooms, roomId) });
  return [
    ...nightsWithoutPrice(grid, today, nightsAhead).map(({ roomId, nights }): Need => ({
      kind: 'no-price',
      needId: `no-price ${roomId}`,
      since: null,
      ...room(roomId),
      nights: [...nights],
    })),
    ...nightsBelowFloor(grid, today, floors).map(({ roomId, ratePlanId, floor, lowest, nights }): Need => ({
      kind: 'below-floor',
      needId: `below-floor ${roomId} ${ratePlanId}`,
      since: null,
      ...room(roomId),
      ratePlanId,
      ratePlanName: nameOf(hotel, document.ratePlans, ratePlanId),
      floor,
      lowest,
      currency: document.currency,
      nights: [...nights],
    })),
  ];
}
