import type { TagEntry } from './tag-entries.ts';

const nameOf = (hotelId: number): string => `stayfront-untold-${hotelId}`;

/** What happens where no tag may run waits in this tab for the next page that lets one in. */
export function keepForLater(hotelId: number, entry: TagEntry): void {
  try {
    sessionStorage.setItem(nameOf(hotelId), JSON.stringify([...readWaiting(hotelId), entry]));
  } catch {
    // Nothing can be stored here: what counts most, the purchase, is told on a page of its own anyway.
  }
}

/** Hands over what has waited, once. */
export function takeWaiting(hotelId: number): TagEntry[] {
  const waiting = readWaiting(hotelId);
  try {
    sessionStorage.removeItem(nameOf(hotelId));
  } catch {
    return [];
  }
  return waiting;
}

function readWaiting(hotelId: number): TagEntry[] {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(hotelId)) ?? '[]') as TagEntry[];
  } catch {
    return [];
  }
}
