import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Language } from '@stayfront/contract/property/texts';
import type { Quote } from '@stayfront/rules/booking/quote';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ReservationStatus } from '@stayfront/rules/booking/status';
import type { Db, Tx } from '../db/open-database.ts';

export type StoredReservation = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly status: ReservationStatus;
  readonly createdAt: Instant;
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly sessionId: string;
  readonly guest: GuestInfo;
  readonly tokenSeed: Buffer;
  readonly tokenHash: Buffer;
  /** In the order the guest chose them. */
  readonly quotes: readonly Quote[];
};

export async function insertReservation(tx: Tx, reservation: StoredReservation): Promise<void> {
  const { hotelId, reservationId } = reservation;
  await tx
    .insertInto('reservation')
    .values({
      hotel_id: hotelId,
      reservation_id: reservationId,
      status: reservation.status,
      created_at: new Date(reservation.createdAt),
      language: reservation.language,
      currency: reservation.currency,
      session_id: reservation.sessionId,
      guest: JSON.stringify(reservation.guest),
      token_seed: reservation.tokenSeed,
      token_hash: reservation.tokenHash,
    })
    .execute();
  await tx
    .insertInto('room_stay')
    .values(
      reservation.quotes.map((quote, index) => ({
        hotel_id: hotelId,
        reservation_id: reservationId,
        room_stay_index: index,
        room_id: quote.roomId,
        arrival: quote.arrival,
        departure: quote.departure,
        quote: JSON.stringify(quote),
      })),
    )
    .execute();
}

export async function readReservation(
  db: Db | Tx,
  hotelId: number,
  reservationId: string,
): Promise<StoredReservation | null> {
  const row = await db
    .selectFrom('reservation')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  if (!row) return null;
  const stays = await db
    .selectFrom('room_stay')
    .select('quote')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .orderBy('room_stay_index')
    .execute();
  return {
    hotelId,
    reservationId,
    status: row.status,
    createdAt: row.created_at.getTime(),
    language: row.language,
    currency: row.currency,
    sessionId: row.session_id,
    guest: row.guest,
    tokenSeed: row.token_seed,
    tokenHash: row.token_hash,
    quotes: stays.map((stay) => stay.quote),
  };
}
