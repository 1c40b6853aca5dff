import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { readHeldRooms, readPackedStock } from './packed-nights.store.ts';
import { spanOf } from './plan-edits.ts';

/** How many rooms are sold and held on some nights, by day and room. */
export async function readTaken(
  tx: Tx,
  hotelId: number,
  nights: readonly { readonly roomId: string; readonly date: StayDate }[],
  now: Instant,
): Promise<Map<string, { readonly sold: number; readonly held: number }>> {
  const taken = new Map<string, { sold: number; held: number }>();
  if (nights.length === 0) return taken;
  const days = spanOf(nights);
  const key = (place: number, roomId: string): string => `${addDays(days.from, place)} ${roomId}`;
  const rooms = [...new Set(nights.map(({ roomId }) => roomId))];
  for (const { roomId, places, counts } of await readPackedStock(tx, hotelId, days, rooms))
    places.forEach((place, i) => taken.set(key(place, roomId), { sold: counts[i * 2 + 1] ?? 0, held: 0 }));
  for (const { roomId, place, rooms: held } of await readHeldRooms(tx, hotelId, days, now)) {
    const night = taken.get(key(place, roomId));
    if (night) night.held = held;
  }
  return taken;
}
