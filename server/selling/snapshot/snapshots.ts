import { gridBytes, type Grid } from '@stayfront/rules/grid/grid';
import { bookingHorizonDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, fromDayNumber, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import { readChain } from '../../property/chain/read-chain.ts';
import type { Chain } from '../../property/chain/chain.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { loadHotel } from '../../property/hotel/load-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Change } from './changes.ts';
import { knownChains } from './known-chains.ts';
import type { KnownLook } from '../../platform/limit/wait-page.ts';
import { knownLooks } from './known-looks.ts';
import { listen } from './listen.ts';
import { popularityReader, type ReadPopularity } from './popularity.ts';
import { daysOf, fillRates, fillStock, loadGrid, type Days } from './load-grid.ts';

/** What this process knows by heart about hotels. It may forget anything at any time; booking never relies on it. */
export type Snapshots = {
  hotel(hotelId: number): Promise<Hotel | null>;
  /** A grid that covers the stay, departure day included. */
  gridFor(hotel: Hotel, stay: Stay, now: Instant): Promise<Grid>;
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

/** The budget counts calendars; documents are small, but a crawler may ask for every hotel there is. */
const keptHotels = 2_000;

type Remembered = {
  readonly hotel: Hotel;
  grid: Grid | null;
  loading: Promise<Grid> | null;
  /** Days that changed while they were being read, or since; read again one after the other. */
  dirty: { rates: Days | null; stock: Days | null };
  patching: Promise<void> | null;
};

export type SnapshotDeps = {
  readonly database: Database;
  /** How much may be kept in mind; 0 means that every question is put to the database. */
  readonly budgetBytes: number;
  readonly now: () => Instant;
};

export function openSnapshots({ database, budgetBytes, now: clock }: SnapshotDeps): Snapshots {
  if (budgetBytes === 0) return withoutMemory(database);
  const { db } = database;
  const known = new Map<number, Remembered>();
  const asked = new Map<number, Promise<Remembered | null>>();
  const chains = knownChains(db);
  const looks = knownLooks();
  let isHearing = false;
  const ears = listen(database.url, {
    onChange,
    onHearing: () => {
      isHearing = true;
    },
    onDeaf: () => {
      isHearing = false;
      known.clear();
      chains.forget();
    },
  });

  async function remember(hotelId: number): Promise<Remembered | null> {
    const remembered = known.get(hotelId);
    if (remembered) {
      known.delete(hotelId); // to the end of the line: who was asked for longest ago leaves first
      known.set(hotelId, remembered);
      return remembered;
    }
    const running = asked.get(hotelId);
    if (running) return running;
    const load = async (): Promise<Remembered | null> => {
      const hotel = await loadHotel(db, hotelId);
      if (hotel) looks.note(hotel);
      const fresh: Remembered | null = hotel && {
        hotel,
        grid: null,
        loading: null,
        dirty: { rates: null, stock: null },
        patching: null,
      };
      if (fresh && isHearing && asked.has(hotelId)) {
        known.set(hotelId, fresh);
        const [oldest] = known.keys();
        if (known.size > keptHotels && oldest !== undefined) known.delete(oldest);
      }
      return fresh;
    };
    const loading = load().finally(() => asked.delete(hotelId));
    asked.set(hotelId, loading);
    return loading;
  }

  function onChange(change: Change): void {
    if (change.what === 'content') {
      chains.forget(); // a hotel may have joined one or left it
      known.delete(change.hotelId);
      asked.delete(change.hotelId); // what is being read may be from before the change: it is not kept
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

  const rememberedFor = async (hotel: Hotel): Promise<Remembered | null> => {
    const remembered = await remember(hotel.hotelId);
    return remembered?.hotel === hotel ? remembered : null;
  };

  return {
    hotel: async (hotelId) => (await remember(hotelId))?.hotel ?? null,
    async gridFor(hotel, stay, now) {
      const remembered = isHearing ? await rememberedFor(hotel) : null;
      const narrow = (): Promise<Grid> =>
        loadGrid(db, hotel.document, { from: stay.arrival, to: stay.departure }, now);
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
    async wholeGrid(hotel, now) {
      const today = todayAt(hotel.document.timeZone, now);
      const remembered = isHearing ? await rememberedFor(hotel) : null;
      return remembered
        ? wholeGrid(remembered, today, now)
        : loadGrid(db, hotel.document, daysOf(today, bookingHorizonDays + 1), now);
    },
    popularity: popularityReader(db),
    chain: (chainId) => chains.read(chainId, isHearing),
    knownLook: looks.of,
    size: () => ({ hotels: known.size, bytes: bytesKept() }),
    close: () => ears.close(),
  };
}

function withoutMemory({ db }: Database): Snapshots {
  const looks = knownLooks();
  return {
    async hotel(hotelId) {
      const hotel = await loadHotel(db, hotelId);
      if (hotel) looks.note(hotel);
      return hotel;
    },
    gridFor: (hotel, stay, now) => loadGrid(db, hotel.document, { from: stay.arrival, to: stay.departure }, now),
    wholeGrid: (hotel, now) =>
      loadGrid(db, hotel.document, daysOf(todayAt(hotel.document.timeZone, now), bookingHorizonDays + 1), now),
    popularity: popularityReader(db),
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
