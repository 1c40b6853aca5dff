import { demandOf, type Demand } from '@stayfront/rules/booking/quote';
import { groupStays, type StayGroup } from '@stayfront/rules/reservation-sheet/group-stays';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readFree, readKnownNumbers } from './import.store.ts';
import type { GoodLine, ReadImport } from './read-import.ts';

export type WithoutRoom = {
  readonly line: number;
  readonly number: string;
  readonly roomId: string;
  readonly nights: readonly StayDate[];
};

export type PlannedGroup = StayGroup & {
  /** Who comes, and what is said of them, as its first line has it. */
  readonly first: GoodLine;
  /** Rooms of it for which there is none. */
  readonly withoutRoom: readonly WithoutRoom[];
};

export type PlannedImport = {
  readonly groups: readonly PlannedGroup[];
  /** Numbers that were brought along before. */
  readonly known: number;
};

/**
 * What a file would bring, in its order: reservations that are not here yet, and for which of their rooms there is none.
 * What is over takes no room from anybody. `overbooks`: whether those without a room are taken, and so stand in the way of
 * those after them.
 */
export async function planImport(
  tx: Tx,
  hotel: Hotel,
  { good, system, totals }: ReadImport,
  overbooks: boolean,
  now: Instant,
): Promise<PlannedImport> {
  const { hotelId, document } = hotel;
  const known = await readKnownNumbers(tx, hotelId, system, [...new Set(good.map(({ number }) => number))]);
  const lines = new Map(good.map((one) => [one.line, one]));
  const groups = groupStays(
    good.filter(({ number }) => !known.has(number)),
    totals.of,
  );
  const today = todayAt(document.timeZone, now);
  const free = await readFreeRooms(tx, hotelId, groups, today, now);
  const planned = groups.flatMap((group): PlannedGroup[] => {
    const first = lines.get(group.stays[0]?.line ?? 0);
    return first ? [{ ...group, first, withoutRoom: takeRooms(group, free, today, overbooks) }] : [];
  });
  return { groups: planned, known: known.size };
}

export const isStanding = ({ status }: StayGroup['stays'][number]): boolean =>
  status !== 'cancelled' && status !== 'no-show';

/** Nights of rooms that stand. */
export const demandFor = (groups: readonly StayGroup[]): Demand[] =>
  demandOf(
    groups.flatMap(({ stays }) =>
      stays.filter(isStanding).map((stay) => ({ roomId: stay.roomId, nights: nightsOf(stay) })),
    ),
  );

async function readFreeRooms(
  tx: Tx,
  hotelId: number,
  groups: readonly StayGroup[],
  today: StayDate,
  now: Instant,
): Promise<Map<string, number>> {
  const last = groups.flatMap(({ stays }) => stays.map(({ departure }) => departure)).reduce(later, today);
  const free = last === today ? [] : await readFree(tx, hotelId, { from: today, to: last }, now);
  return new Map(free.map((one) => [`${one.date} ${one.roomId}`, one.free]));
}

const later = (a: StayDate, b: StayDate): StayDate => (a > b ? a : b);

/** All rooms of a group are taken together, or, where one of them has none left, none is. */
function takeRooms(
  { number, stays }: StayGroup,
  free: Map<string, number>,
  today: StayDate,
  overbooks: boolean,
): WithoutRoom[] {
  const left = new Map<string, number>();
  const without = stays.filter(isStanding).flatMap((stay): WithoutRoom[] => {
    const { roomId, line } = stay;
    const nights = nightsOf(stay).filter((date) => {
      if (date < today) return false;
      const key = `${date} ${roomId}`;
      const rooms = left.get(key) ?? free.get(key) ?? 0;
      left.set(key, rooms - 1);
      return rooms < 1;
    });
    return nights.length > 0 ? [{ line, number, roomId, nights }] : [];
  });
  if (without.length === 0 || overbooks) for (const [key, rooms] of left) free.set(key, rooms);
  return without;
}
