import { isAbleToKeep, keyOf, storeOf, type KeptSlot } from './kept-store.ts';
import { makePad, openSealed, sealAtOnce, type Pad } from './sealed-at-once.ts';

const nameOf = (hotelId: number, slot: KeptSlot): string => `${storeOf(hotelId)}-${slot}`;

/** What a page needs to keep something while it goes; null where nothing is kept. */
export async function preparePad(hotelId: number): Promise<Pad | null> {
  try {
    return isAbleToKeep() ? await makePad(await keyOf(hotelId)) : null;
  } catch {
    return null;
  }
}

/** Keeps something before the page is gone, sealed: there is no time for `keep`. */
export function keepLast(hotelId: number, slot: KeptSlot, pad: Pad, value: unknown): void {
  try {
    const sealed = sealAtOnce(pad, JSON.stringify(value));
    if (sealed !== null) localStorage.setItem(nameOf(hotelId, slot), sealed);
  } catch {
    // A private window, or a full disk.
  }
}

/** As it lies there, to be read or to be forgotten. */
export function findLast(hotelId: number, slot: KeptSlot): string | null {
  try {
    return localStorage.getItem(nameOf(hotelId, slot));
  } catch {
    return null;
  }
}

/** Null where a page that went has left nothing, or it cannot be read any more. */
export async function readLast<Value>(hotelId: number, slot: KeptSlot): Promise<Value | null> {
  const sealed = findLast(hotelId, slot);
  if (sealed === null || !isAbleToKeep()) return null;
  try {
    return JSON.parse(await openSealed(await keyOf(hotelId), sealed)) as Value;
  } catch {
    return null;
  }
}

/** Whoever has put it where the rest is kept takes it away, unless another page has left something since. */
export function forgetLast(hotelId: number, slot: KeptSlot, known: string | null): void {
  if (known !== null && findLast(hotelId, slot) === known) localStorage.removeItem(nameOf(hotelId, slot));
}
