import { addDays, type StayDate } from '../../stay/stay-date.ts';
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
  const byRoom = Map.groupBy(free.keys(), (code) => sources.roomOf(code));
  const entries: StockEntry[] = [];
  let done = 0;
  for (const [room, codes] of byRoom) {
    if (room === null) continue;
    done += 1;
    if (done % 10 === 0) yield;
    const length = Math.max(...codes.map((code) => free.get(code)?.length ?? 0));
    let open: { at: number; total: number } | null = null;
    const close = (end: number): void => {
      if (open)
        entries.push({
          room,
          from: addDays(sources.window.from, open.at),
          to: addDays(sources.window.from, end - 1),
          total: open.total,
        });
      open = null;
    };
    for (let night = 0; night < length; night++) {
      const isSpoken = codes.some((code) => spoken.get(code)?.[night] === 1);
      const sum = codes.reduce((all, code) => all + (free.get(code)?.[night] ?? 0), 0);
      const total = Math.min(most, sum + sources.knownSold(room, night));
      const isSame = !isSpoken || (sources.standing(room, night) ?? 0) === total;
      const current = open as { at: number; total: number } | null;
      if (current && (isSame || current.total !== total)) close(night);
      if (!isSame && open === null) open = { at: night, total };
    }
    close(length);
  }
  return entries;
}
