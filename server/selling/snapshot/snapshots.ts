import { gridBytes, type Grid } from '@stayfront/rules/grid/grid';
import { bookingHorizonDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, fromDayNumber, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import { readChain } from '../../property/chain/read-chain.ts';
import type { Chain } from '../../property/chain/chain.ts';
import type { Database, Db } from '../../platform/db/open-database.ts';
import type { KnownHotels } from '../../property/hotel/known-hotels.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { changeChannel } from '../../platform/db/change-channel.ts';
import { listen } from '../../platform/db/listen.ts';
import { readChange, type Change } from './changes.ts';
import { knownChains } from './known-chains.ts';
import type { KnownLook } from '../../platform/limit/wait-page.ts';
import { knownLooks } from './known-looks.ts';
import { popularityCounter, popularityReader, type ReadPopularity } from './popularity.ts';
import { isSoldAlike } from './is-sold-alike.ts';
import { daysOf, fillRates, fillStock, loadGrid, type Days } from './load-grid.ts';

/** What this process knows by heart about hotels and their calendars. It may forget anything at any time; booking never relies on it. */
export type Snapshots = {
  hotel(hotelId: number): Promise<Hotel | null>;
  /** A grid that covers the stay, departure day included. */
  gridFor(hotel: Hotel, stay: Stay, now: Instant): Promise<Grid>;
  /** The same as far as it is known by heart, and nothing where the database would have to be asked. */
  knownGrid(hotel: Hotel, stay: Stay, now: Instant): Grid | null;
  /** The grid of all bookable days. */
  wholeGrid(hotel: Hotel, now: Instant): Promise<Grid>;
  /** How often rooms were booked lately, where the hotel's content does not say how popular they are. */
  popularity: ReadPopularity;
  chain(chainId: number): Promise<Chain | null>;
  /** Told at once and without the database, of hotels that were asked for before. */
  knownLook(hotelId: number): KnownLook | null;
  size(): { readonly hotels: number; readonly bytes: number };
  close(): Promise<void>;
};

/** The calendar of a hotel, as long as that sells the same. */
type Remembered = {
  hotel: Hotel;
  grid: Grid | null;
  loading: Promise<Grid> | null;
  /** Days that changed while they were being read, or since; read again one after the other. */
  dirty: { rates: Days | null; stock: Days | null };
  patching: Promise<void> | null;
};

export type SnapshotDeps = {
  readonly database: Database;
  readonly hotels: KnownHotels;
  /** How much of calendars may be kept in mind; 0 means that every question is put to the database. */
  readonly budgetBytes: number;
  readonly now: () => Instant;
};

export function openSnapshots({ database, hotels, budgetBytes, now: clock }: SnapshotDeps): Snapshots {
  const looks = knownLooks();
  if (budgetBytes === 0) return withoutMemory(database.db, hotels, looks);
  const { db } = database;
  const known = new Map<number, Remembered>();
  const chains = knownChains(db);
  let isHearing = false;
  const forgetAll = (): void => {
    known.clear();
    hotels.forget();
    chains.forget();
  };
  const ears = listen(database.url, changeChannel, {
    onMessage(text) {
      const change = readChange(text);
      if (change) onChange(change);
    },
    onHearing() {
      isHearing = true;
      forgetAll(); // what was read before may have changed unheard
    },
    onDeaf() {
      isHearing = false;
      forgetAll();
    },
  });

  /** The place for a hotel's calendar; null where nobody would hear of its changes, or the hotel is an old one. */
  function rememberedFor(hotel: Hotel): Remembered | null {
    if (!isHearing || !hotels.isKnown(hotel)) return null;
    const { hotelId } = hotel;
    const kept = known.get(hotelId);
    const remembered =
      kept && (kept.hotel === hotel || goesOn(kept, hotel))
        ? kept
        : { hotel, grid: null, loading: null, dirty: { rates: null, stock: null }, patching: null };
    known.delete(hotelId); // to the end of the line: who was asked for longest ago leaves first
    known.set(hotelId, remembered);
    return remembered;
  }

  /** Its nights need not be read again where only words and pictures changed: whoever types them sees each letter at once. */
  function goesOn(kept: Remembered, hotel: Hotel): boolean {
    if (!kept.grid || kept.loading || !isSoldAlike(kept.hotel.document, hotel.document)) return false;
    kept.hotel = hotel;
    kept.grid = { ...kept.grid }; // what was worked out of the other one told the former words
    return true;
  }

  function onChange(change: Change): void {
    if (change.what === 'content') {
      chains.forget(); // a hotel may have joined one or left it
      hotels.forget(change.hotelId);
      return;
    }
    const remembered = known.get(change.hotelId);
    if (!remembered || (!remembered.grid && !remembered.loading)) return;
    remembered.dirty[change.what] = union(remembered.dirty[change.what], change);
    patch(remembered);
  }

  function patch(remembered: Remembered): void {
    remembered.patching ??= (async () => {
      // A grid on its way may have been read before the change: it is the one to mend, not the one it replaces.
      const grid = remembered.loading ? await remembered.loading : remembered.grid;
      while (grid && (remembered.dirty.stock || remembered.dirty.rates)) {
        const { stock, rates } = remembered.dirty;
        remembered.dirty = { stock: null, rates: null };
        if (rates) await fillRates(db, remembered.hotel.hotelId, grid, within(grid, rates));
        if (stock) await fillStock(db, remembered.hotel.hotelId, grid, within(grid, stock), clock());
      }
    })()
      // A grid that could not be brought up to date is worth nothing.
      .catch(() => forget(remembered))
      .finally(() => {
        remembered.patching = null;
      });
  }

  function forget(remembered: Remembered): void {
    if (known.get(remembered.hotel.hotelId) === remembered) known.delete(remembered.hotel.hotelId);
  }

  function wholeGrid(remembered: Remembered, today: StayDate, now: Instant): Promise<Grid> {
    if (remembered.grid && remembered.grid.firstDay === dayNumber(today)) return Promise.resolve(remembered.grid);
    remembered.loading ??= loadGrid(db, remembered.hotel.document, daysOf(today, bookingHorizonDays + 1), now)
      .then((grid) => {
        remembered.grid = grid;
        keepWithinBudget();
        return grid;
      })
      .catch((error: unknown) => {
        forget(remembered);
        throw error;
      })
      .finally(() => {
        remembered.loading = null;
      });
    return remembered.loading;
  }

  function bytesKept(): number {
    let bytes = 0;
    for (const { grid } of known.values()) bytes += grid ? gridBytes(grid) : 0;
    return bytes;
  }

  function keepWithinBudget(): void {
    let bytes = bytesKept();
    for (const [hotelId, { grid }] of known) {
      if (bytes <= budgetBytes) return;
      known.delete(hotelId);
      bytes -= grid ? gridBytes(grid) : 0;
    }
  }

  return {
    hotel: noting(looks, (hotelId) => (isHearing ? hotels.remembered(hotelId) : hotels.current(hotelId))),
    async gridFor(hotel, stay, now) {
      const remembered = rememberedFor(hotel);
      const narrow = (): Promise<Grid> => loadGrid(db, hotel.document, { from: stay.arrival, to: stay.departure }, now);
      if (!remembered) return narrow();
      const today = todayAt(hotel.document.timeZone, now);
      const { grid } = remembered;
      if (!grid || grid.firstDay !== dayNumber(today)) {
        // The whole is fetched for the next guest; this one is answered from the few days that were asked about.
        wholeGrid(remembered, today, now).catch(() => {});
        return grid && covers(grid, stay) ? grid : narrow();
      }
      return covers(grid, stay) ? grid : narrow();
    },
    knownGrid(hotel, stay, now) {
      const grid = rememberedFor(hotel)?.grid;
      const isOfToday = grid?.firstDay === dayNumber(todayAt(hotel.document.timeZone, now));
      return grid && isOfToday && covers(grid, stay) ? grid : null;
    },
    async wholeGrid(hotel, now) {
      const today = todayAt(hotel.document.timeZone, now);
      const remembered = rememberedFor(hotel);
      return remembered
        ? wholeGrid(remembered, today, now)
        : loadGrid(db, hotel.document, daysOf(today, bookingHorizonDays + 1), now);
    },
    popularity: popularityReader(db),
    chain: (chainId) => chains.read(chainId, isHearing),
    knownLook: looks.of,
    size: () => ({ hotels: hotels.size(), bytes: bytesKept() }),
    close: () => ears.close(),
  };
}

type Looks = ReturnType<typeof knownLooks>;

const noting =
  (looks: Looks, read: ReadHotel): ReadHotel =>
  async (hotelId) => {
    const hotel = await read(hotelId);
    if (hotel) looks.note(hotel);
    return hotel;
  };

function withoutMemory(db: Db, hotels: KnownHotels, looks: Looks): Snapshots {
  return {
    hotel: noting(looks, hotels.current),
    gridFor: (hotel, stay, now) => loadGrid(db, hotel.document, { from: stay.arrival, to: stay.departure }, now),
    knownGrid: () => null,
    wholeGrid: (hotel, now) =>
      loadGrid(db, hotel.document, daysOf(todayAt(hotel.document.timeZone, now), bookingHorizonDays + 1), now),
    popularity: popularityCounter(db),
    chain: (chainId) => readChain(db, chainId),
    knownLook: looks.of,
    size: () => ({ hotels: 0, bytes: 0 }),
    close: () => Promise.resolve(),
  };
}

const covers = (grid: Grid, stay: Stay): boolean =>
  dayNumber(stay.arrival) >= grid.firstDay && dayNumber(stay.departure) < grid.firstDay + grid.days;

const union = (a: Days | null, b: Days): Days =>
  a ? { from: a.from < b.from ? a.from : b.from, to: a.to > b.to ? a.to : b.to } : { from: b.from, to: b.to };

/** The part of some days that a grid has. */
function within(grid: Grid, days: Days): Days {
  const first = fromDayNumber(grid.firstDay);
  const last = fromDayNumber(grid.firstDay + grid.days - 1);
  return { from: days.from > first ? days.from : first, to: days.to < last ? days.to : last };
}
