import { addDays, type StayDate } from '../../stay/stay-date.ts';
import { groupsOf } from '../groups-of.ts';
import type { FreeNights } from './told-nights.ts';

/** Nights of a room that are to have so many rooms for sale, as the calendar takes them. */
export type StockEntry = {
  readonly room: string;
  readonly from: StayDate;
  readonly to: StayDate;
  readonly total: number;
};

type Sources = {
  readonly window: { readonly from: StayDate };
  /** Categories by the room of ours that they are. Two may be one room here. */
  readonly roomOf: (code: string) => string | null;
  /** Rooms that are sold here and that the system knows of: it has counted them off already. */
  readonly knownSold: (room: string, night: number) => number;
  /** What the calendar says now; undefined where it says nothing. */
  readonly standing: (room: string, night: number) => number | undefined;
};

const most = 100_000;

/**
 * What the calendar has to say: free rooms, and beside them those that are sold here and known there, as what is for sale
 * here has everything in it that is sold. Nights that say so already are left out.
 */
export function* stockEntriesOf({ free, spoken }: FreeNights, sources: Sources): Generator<undefined, StockEntry[]> {
  const byRoom = groupsOf([...free.keys()], (code) => sources.roomOf(code));
  const entries: StockEntry[] = [];
  for (const [room, codes] of byRoom) {
    if (room === null) continue;
    yield;
    const length = Math.max(...codes.map((code) => free.get(code)?.length ?? 0));
    let begun = -1;
    let said = 0;
    for (let night = 0; night <= length; night++) {
      const isSpoken = night < length && codes.some((code) => spoken.get(code)?.[night] === 1);
      const sum = isSpoken ? codes.reduce((all, code) => all + (free.get(code)?.[night] ?? 0), 0) : 0;
      const total = isSpoken ? Math.min(most, sum + sources.knownSold(room, night)) : 0;
      const isSame = !isSpoken || (sources.standing(room, night) ?? 0) === total;
      if (begun >= 0 && (isSame || said !== total)) {
        const days = { from: addDays(sources.window.from, begun), to: addDays(sources.window.from, night - 1) };
        entries.push({ room, ...days, total: said });
        begun = -1;
      }
      if (!isSame && begun < 0) [begun, said] = [night, total];
    }
  }
  return entries;
}
