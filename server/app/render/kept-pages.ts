import type { Landing } from '@stayfront/contract/guest-app';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Visit } from '../../selling/demand/visit.ts';
import type { PageReading } from './page-reading.ts';

/** A page as it is sent, to everybody who asks for the same. */
export type KeptPage = {
  readonly reading: PageReading;
  readonly landing: Landing;
  readonly isFramed: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Counts the searches that are in it for one who is sent it. */
  readonly counts: readonly Count[];
};

export type Count = (visit: Visit, now: Instant) => void;

export type KeptPages = {
  find(key: string): KeptPage | undefined;
  keep(key: string, page: KeptPage): void;
  readonly bytes: number;
};

type Shelf = { readonly keys: Set<string>; bytes: number };

/**
 * Pages that were drawn a moment ago, in bounded memory. Whoever finds one asks whether all that it was drawn from is
 * still so; nothing is ever taken back. When the memory is full, the house that uses most of it begins anew, so that one
 * with a hundred thousand different searches costs the others nothing.
 */
export function keepPages(mostBytes: number): KeptPages {
  const pages = new Map<string, KeptPage>();
  const shelves = new Map<string, Shelf>();
  let bytes = 0;

  function drop(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    const shelf = shelves.get(houseOf(page));
    shelf?.keys.delete(key);
    if (shelf) shelf.bytes -= sizeOf(key, page);
    if (shelf?.keys.size === 0) shelves.delete(houseOf(page));
    bytes -= sizeOf(key, page);
  }
  function makeRoom(now: number): void {
    for (const [key, page] of pages) if (endOf(page) < now) drop(key);
    if (bytes <= mostBytes) return;
    const [most] = [...shelves.values()].toSorted((a, b) => b.bytes - a.bytes);
    for (const key of most?.keys ?? []) drop(key);
  }
  return {
    find: (key) => pages.get(key),
    keep(key, page) {
      drop(key);
      const size = sizeOf(key, page);
      if (size > mostBytes) return;
      const house = houseOf(page);
      const shelf = shelves.get(house) ?? { keys: new Set(), bytes: 0 };
      shelves.set(house, shelf);
      shelf.keys.add(key);
      shelf.bytes += size;
      pages.set(key, page);
      bytes += size;
      if (bytes > mostBytes) makeRoom(endOf(page));
    },
    get bytes() {
      return bytes;
    },
  };
}

/** A chain's pages are its own: no hotel of it pays for them. */
function houseOf({ reading: { hotels, chains } }: KeptPage): string {
  const [chainId] = chains.keys();
  const [hotelId] = hotels.keys();
  return chainId === undefined ? `hotel ${hotelId}` : `chain ${chainId}`;
}

/** When the quotes of the page end: of an earlier minute is what ends earlier. */
const endOf = ({ reading: { hotels } }: KeptPage): number =>
  Math.min(...[...hotels.values()].map(({ quotesEnd }) => quotesEnd));

/** With what the entry itself takes. */
const sizeOf = (key: string, { body }: KeptPage): number => body.length + 2 * key.length + 2_000;
