import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Actor } from '@stayfront/rules/booking/actor';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import { canMove, canStandAgain, type ReservationStatus } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredGuarantee, StoredRoomStay } from '../../platform/db/stored-values.ts';
import { noteHappening } from './note-happening.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** What happens to a reservation, for its row, its rooms and its history. */
export type ReservationChange = {
  readonly status: ReservationStatus;
  /** What the history calls it, where the status does not say it. */
  readonly what?: string;
  /** Whose doing it is, where not the guest's. */
  readonly who?: Actor;
  /** Rooms that were cancelled stand again. */
  readonly isUndone?: true;
  /** Nothing about the guest: the history outlives the guest's data. */
  readonly detail?: object;
  readonly guest?: GuestInfo;
  readonly guarantee?: StoredGuarantee;
  /** Rooms that are changed or new. */
  readonly roomStays?: readonly StoredRoomStay[];
};

/** Writes a change of a reservation that was locked, and returns its new version. */
export async function changeReservation(
  tx: Tx,
  before: StoredReservation,
  change: ReservationChange,
  now: Instant,
): Promise<number> {
  const { hotelId, reservationId } = before;
  const { status, isUndone } = change;
  if (!(isUndone ? canStandAgain(before.status) : canMove(before.status, status)))
    throw new Error(`${reservationId} cannot go from ${before.status} to ${status}`);
  const version = before.version + 1;
  await tx
    .updateTable('reservation')
    .set({
      status,
      version,
      ...(change.guest ? { guest: JSON.stringify(change.guest) } : {}),
      ...(change.guarantee ? { guarantee: JSON.stringify(change.guarantee) } : {}),
      ...(status === 'cancel' ? { cancelled_at: new Date(now) } : isUndone ? { cancelled_at: null } : {}),
      ...(before.status === 'held' ? { hold_expires_at: null } : {}),
    })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
  if (change.roomStays && change.roomStays.length > 0) await putRoomStays(tx, before, change.roomStays);
  const total = hotelTotal(mergeStays(before.roomStays, change.roomStays));
  const { what = status, who = 'guest', detail = {} } = change;
  await noteHappening(tx, before, { what, who, detail, total }, now);
  return version;
}

const mergeStays = (
  before: readonly StoredRoomStay[],
  changed: readonly StoredRoomStay[] = [],
): readonly StoredRoomStay[] => [
  ...before.filter(({ roomStayIndex }) => !changed.some((stay) => stay.roomStayIndex === roomStayIndex)),
  ...changed,
];

async function putRoomStays(
  tx: Tx,
  { hotelId, reservationId }: StoredReservation,
  stays: readonly StoredRoomStay[],
): Promise<void> {
  await tx
    .insertInto('room_stay')
    .values(
      stays.map(({ roomStayIndex, status, quote, services, taxes, cancellationFee, carried }) => ({
        hotel_id: hotelId,
        reservation_id: reservationId,
        room_stay_index: roomStayIndex,
        room_id: quote.roomId,
        arrival: quote.arrival,
        departure: quote.departure,
        status,
        quote: JSON.stringify(quote),
        services: JSON.stringify(services),
        taxes: JSON.stringify(taxes),
        cancellation_fee: cancellationFee,
        carried: JSON.stringify(carried),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'reservation_id', 'room_stay_index']).doUpdateSet((set) => ({
        room_id: set.ref('excluded.room_id'),
        arrival: set.ref('excluded.arrival'),
        departure: set.ref('excluded.departure'),
        status: set.ref('excluded.status'),
        quote: set.ref('excluded.quote'),
        services: set.ref('excluded.services'),
        taxes: set.ref('excluded.taxes'),
        cancellation_fee: set.ref('excluded.cancellation_fee'),
        carried: set.ref('excluded.carried'),
      })),
    )
    .execute();
}
