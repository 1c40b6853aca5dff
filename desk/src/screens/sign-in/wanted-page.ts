import { wayBack } from './way-back.ts';

const nameFor = (hotelId: number): string => `stayfront-desk-wanted-${hotelId}`;
/** A link is good for a quarter of an hour; what somebody wanted yesterday is nothing to lead them to. */
const KEPT_FOR = 20 * 60_000;

/** Remembers where somebody wanted to be, since the link by mail opens in a page that does not know. */
export function keepWanted(hotelId: number, wanted: string | null): void {
  try {
    if (wanted === null) localStorage.removeItem(nameFor(hotelId));
    else localStorage.setItem(nameFor(hotelId), JSON.stringify([wanted, Date.now()]));
  } catch {
    // A browser that keeps nothing leads to today.
  }
}

/** Where to go once signed in: what the address says, or else what was remembered; never out of this hotel’s own pages. */
export function takeWanted(hotelId: number, inAddress: string | null): string {
  const kept = inAddress ?? readKept(hotelId);
  keepWanted(hotelId, null);
  return wayBack(hotelId, kept);
}

function readKept(hotelId: number): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameFor(hotelId)) ?? 'null');
    if (!Array.isArray(kept)) return null;
    const [wanted, at] = kept as unknown[];
    return typeof wanted === 'string' && typeof at === 'number' && Date.now() - at < KEPT_FOR ? wanted : null;
  } catch {
    return null;
  }
}
