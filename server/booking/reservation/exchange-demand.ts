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
