import type { StayDate } from '../stay/stay-date.ts';

/** What somebody on the waiting list waits for. */
export type Wish = {
  readonly waitingId: string;
  readonly nights: readonly StayDate[];
  /** Kinds of room that would do on these nights and at today's rules, the best first. */
  readonly rooms: readonly string[];
};

export type PlannedOffer = { readonly waitingId: string; readonly roomId: string };

/** How many rooms of a kind are free on a night: neither sold nor held. */
export type FreeRooms = ReadonlyMap<string, number>;

export const freeKey = (date: StayDate, roomId: string): string => `${date} ${roomId}`;

/**
 * Which rooms are offered to whom: each in the order of the list takes the best kind that is free on all its nights, so
 * that nobody is passed over for somebody behind, and no room is promised twice.
 */
export function planOffers(list: readonly Wish[], free: FreeRooms): PlannedOffer[] {
  const left = new Map(free);
  return list.flatMap(({ waitingId, nights, rooms }) => {
    const roomId = rooms.find((room) => isFree(left, nights, room));
    if (roomId === undefined) return [];
    for (const date of nights) left.set(freeKey(date, roomId), (left.get(freeKey(date, roomId)) ?? 0) - 1);
    return [{ waitingId, roomId }];
  });
}

export const isFree = (free: FreeRooms, nights: readonly StayDate[], roomId: string): boolean =>
  nights.length > 0 && nights.every((date) => (free.get(freeKey(date, roomId)) ?? 0) > 0);
