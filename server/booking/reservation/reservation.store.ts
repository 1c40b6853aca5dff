import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Actor } from '@stayfront/rules/booking/actor';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import { canMove, type ReservationStatus } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredGuarantee, StoredRoomStay } from '../../platform/db/stored-values.ts';
import { noteHappening } from './history.store.ts';
import type { StoredReservation } from './stored-reservation.ts';

export const readReservation = (tx: Tx, hotelId: number, reservationId: string): Promise<StoredReservation | null> =>
  readOne(tx, hotelId, reservationId, false);

/**
 * Reads a reservation to change it: until the transaction ends nobody else does. Its row is locked before any night is,
 * by everybody, or two who want both would wait on each other.
 */
export const lockReservation = (tx: Tx, hotelId: number, reservationId: string): Promise<StoredReservation | null> =>
  readOne(tx, hotelId, reservationId, true);

async function readOne(
  tx: Tx,
  hotelId: number,
  reservationId: string,
  isLocked: boolean,
): Promise<StoredReservation | null> {
  const row = await tx
    .selectFrom('reservation')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  // Asked also where there is none: how long an answer takes is not to tell whether there is a reservation.
  const stays = await tx
    .selectFrom('room_stay')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .orderBy('room_stay_index')
    .execute();
  if (!row) return null;
  return {
    hotelId,
    reservationId,
    status: row.status,
    version: row.version,
    createdAt: row.created_at.getTime(),
    holdExpiresAt: row.hold_expires_at?.getTime() ?? null,
    cancelledAt: row.cancelled_at?.getTime() ?? null,
    language: row.language,
    currency: row.currency,
    hotelCurrency: row.hotel_currency,
    sessionId: row.session_id,
    channel: row.channel,
    guest: row.guest,
    guarantee: row.guarantee,
    confirmationMail: row.confirmation_mail,
    tokenSeed: row.token_seed,
    tokenHash: row.token_hash,
    erasedAt: row.erased_at?.getTime() ?? null,
    isMailAsked: row.is_mail_asked,
    roomStays: stays.map((stay) => ({
      roomStayIndex: stay.room_stay_index,
      status: stay.status,
      quote: stay.quote,
      services: stay.services,
      taxes: stay.taxes,
      cancellationFee: stay.cancellation_fee,
      carried: stay.carried,
    })),
  };
}

/** What happens to a reservation, for its row, its rooms and its history. */
export type ReservationChange = {
  readonly status: ReservationStatus;
  /** What the history calls it, where the status does not say it. */
  readonly what?: string;
  /** Whose doing it is, where not the guest's. */
  readonly who?: Actor;
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
  const { status } = change;
  if (!canMove(before.status, status)) throw new Error(`${reservationId} cannot go from ${before.status} to ${status}`);
  const version = before.version + 1;
  await tx
    .updateTable('reservation')
    .set({
      status,
      version,
      ...(change.guest ? { guest: JSON.stringify(change.guest) } : {}),
      ...(change.guarantee ? { guarantee: JSON.stringify(change.guarantee) } : {}),
      ...(status === 'cancel' ? { cancelled_at: new Date(now) } : {}),
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

/** Lets go of the rooms that are kept for a reservation, or only if its hold has ended by an instant. */
export async function deleteHolds(tx: Tx, hotelId: number, reservationId: string, endedBy?: Instant): Promise<void> {
  await tx
    .deleteFrom('hold')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .$if(endedBy !== undefined, (query) => query.where('expires_at', '<=', new Date(endedBy ?? 0)))
    .execute();
}

export async function noteConfirmationMail(
  tx: Tx,
  { hotelId, reservationId }: { readonly hotelId: number; readonly reservationId: string },
  became: 'sent' | 'failed',
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ confirmation_mail: became })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
