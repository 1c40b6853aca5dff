import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { StoredReservation } from './stored-reservation.ts';

type ReservationRow = Selectable<Tables['reservation']>;
type RoomStayRow = Selectable<Tables['room_stay']>;

/** Reads reservations by their references, in two statements however many they are; those that are not there are left out. */
export async function readReservations(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
  isLocked = false,
): Promise<StoredReservation[]> {
  const isAsked = sql<string>`any(${reservationIds}::text[])`;
  const rows = await tx
    .selectFrom('reservation')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', isAsked)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  // Asked also where there is none: how long an answer takes is not to tell whether there is a reservation.
  const stays = await tx
    .selectFrom('room_stay')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', isAsked)
    .orderBy('room_stay_index')
    .execute();
  const staysOf = Map.groupBy(stays, (stay) => stay.reservation_id);
  return rows.map((row) => storedOf(row, staysOf.get(row.reservation_id) ?? []));
}

const storedOf = (row: ReservationRow, stays: readonly RoomStayRow[]): StoredReservation => ({
  hotelId: row.hotel_id,
  reservationId: row.reservation_id,
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
  isCardAsked: row.is_card_asked,
  roomStays: stays.map((stay) => ({
    roomStayIndex: stay.room_stay_index,
    status: stay.status,
    quote: stay.quote,
    services: stay.services,
    taxes: stay.taxes,
    cancellationFee: stay.cancellation_fee,
    carried: stay.carried,
  })),
});
