import type { TurnedAway } from '../demand/counted-visits.ts';
import { areSame, type Circumstances } from './circumstances.ts';

/** An answer as JSON, and where in it stands the time until which its prices are shown. */
export type RememberedSearch = {
  readonly json: Buffer;
  readonly timeAt: number;
  /** Null where something can be booked. */
  readonly turnedAway: TurnedAway | null;
};

export type RememberedSearches = {
  find(now: Circumstances, search: string): RememberedSearch | undefined;
  keep(then: Circumstances, search: string, answer: RememberedSearch): void;
  readonly bytes: number;
};

type Shelf = { readonly of: Circumstances; readonly answers: Map<string, RememberedSearch>; bytes: number };

/**
 * What was searched a moment ago, hotel by hotel. Nothing is ever taken back: an answer is of one edition of the calendar,
 * and found under no other. The memory is bounded; when it is full, the hotel that uses most of it begins anew, so that
 * one with a hundred thousand different searches costs the others nothing.
 */
export function rememberSearches(mostBytes: number): RememberedSearches {
  const shelves = new Map<number, Shelf>();
  let bytes = 0;

  function clear({ of: { hotel } }: Shelf): void {
    const shelf = shelves.get(hotel.hotelId);
    shelves.delete(hotel.hotelId);
    bytes -= shelf?.bytes ?? 0;
  }

  function makeRoom(quotesEnd: number): void {
    for (const shelf of shelves.values()) if (shelf.of.quotesEnd < quotesEnd) clear(shelf);
    if (bytes > mostBytes) clear([...shelves.values()].reduce((most, one) => (one.bytes > most.bytes ? one : most)));
  }

  return {
    find(now, search) {
      const shelf = shelves.get(now.hotel.hotelId);
      return shelf && areSame(shelf.of, now) ? shelf.answers.get(search) : undefined;
    },
    keep(then, search, answer) {
      const { hotelId } = then.hotel;
      let shelf = shelves.get(hotelId);
      if (shelf && !areSame(shelf.of, then)) {
        clear(shelf);
        shelf = undefined;
      }
      shelf ??= { of: then, answers: new Map(), bytes: 0 };
      shelves.set(hotelId, shelf);
      const known = shelf.answers.get(search);
      const more = sizeOf(search, answer) - (known ? sizeOf(search, known) : 0);
      shelf.answers.set(search, answer);
      shelf.bytes += more;
      bytes += more;
      if (bytes > mostBytes) makeRoom(then.quotesEnd);
    },
    get bytes() {
      return bytes;
    },
  };
}

/** With what the entry itself takes. */
const sizeOf = (search: string, { json }: RememberedSearch): number => json.length + 2 * search.length + 200;
