import { netDemand } from '@stayfront/rules/booking/net-demand';
import type { Demand } from '@stayfront/rules/booking/quote';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import type { StoredReservation } from './stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { standingStays } from './standing-stays.ts';

/** The nights that a reservation takes and gives back when rooms are put in place of its own, or beside them. */
export function exchangeDemand(reservation: StoredReservation, stays: readonly StoredRoomStay[]): Demand[] {
  const before = standingStays(reservation);
  const isLeft = (stay: StoredRoomStay): boolean => stays.some((one) => one.roomStayIndex === stay.roomStayIndex);
  const nights = (list: readonly StoredRoomStay[]) =>
    list.map(({ quote }) => ({ roomId: quote.roomId, nights: nightsOf(quote) }));
  return netDemand(nights([...before.filter((stay) => !isLeft(stay)), ...stays]), nights(before));
}

/**
 * The rooms in packages that a reservation has once rooms are put in place of its own, of packages that it has more of
 * then: who only gives back, or changes another room, is not asked whether the package is sold out meanwhile. `beside`
 * says that the old rooms stay until the new ones are paid for.
 */
export function exchangedPackages(
  reservation: StoredReservation,
  stays: readonly StoredRoomStay[],
  beside: 'instead' | 'beside' = 'instead',
): StoredRoomStay[] {
  const before = standingStays(reservation);
  const isLeft = ({ roomStayIndex }: StoredRoomStay): boolean =>
    stays.some((one) => one.roomStayIndex === roomStayIndex);
  const after = [...(beside === 'beside' ? before : before.filter((stay) => !isLeft(stay))), ...stays];
  const had = usesOf(before);
  const more = new Set(
    [...usesOf(after)]
      .filter(([use, { rooms }]) => rooms > (had.get(use)?.rooms ?? 0))
      .map(([, { packageId }]) => packageId),
  );
  return after.filter(({ quote }) => quote.packageId !== null && more.has(quote.packageId));
}

/** How many rooms have each night and each arrival of each package. */
function usesOf(stays: readonly StoredRoomStay[]): Map<string, { packageId: string; rooms: number }> {
  const uses = new Map<string, { packageId: string; rooms: number }>();
  for (const { quote } of stays) {
    const { packageId, arrival } = quote;
    if (packageId === null) continue;
    for (const use of [`arrives ${arrival}`, ...nightsOf(quote)]) {
      const key = `${packageId} ${use}`;
      uses.set(key, { packageId, rooms: (uses.get(key)?.rooms ?? 0) + 1 });
    }
  }
  return uses;
}
