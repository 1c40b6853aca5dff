import type { Tx } from '../../platform/db/open-database.ts';
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
