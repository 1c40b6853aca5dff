import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Language } from '@stayfront/contract/property/texts';
import type { ChannelParameters } from '@stayfront/contract/reservation';
import type { LocalTaxLine, Quote } from '@stayfront/rules/booking/quote';
import type { ReservationStatus } from '@stayfront/rules/booking/status';
import type { SoldService } from '@stayfront/rules/booking/stay-bill';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../db/open-database.ts';

/** One room of a reservation as it was sold. */
export type StoredRoomStay = {
  readonly roomStayIndex: number;
  readonly status: 'book' | 'cancel';
  readonly quote: Quote;
  readonly services: readonly SoldService[];
  /** Local taxes that a tax service named at checkout. */
  readonly taxes: readonly LocalTaxLine[];
  /** What was kept when the room was cancelled. */
  readonly cancellationFee: number;
};

export type StoredReservation = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly status: ReservationStatus;
  readonly version: number;
  readonly createdAt: Instant;
  readonly holdExpiresAt: Instant | null;
  readonly cancelledAt: Instant | null;
  readonly language: Language;
  /** The guest's. */
  readonly currency: CurrencyCode;
  readonly hotelCurrency: CurrencyCode;
  readonly sessionId: string;
  readonly channel: ChannelParameters;
  readonly guest: GuestInfo;
  readonly tokenSeed: Buffer;
  readonly tokenHash: Buffer;
  /** In the order the guest chose them. */
  readonly roomStays: readonly StoredRoomStay[];
};

export async function insertReservation(tx: Tx, reservation: StoredReservation): Promise<void> {
  const { hotelId, reservationId } = reservation;
  await tx
    .insertInto('reservation')
    .values({
      hotel_id: hotelId,
      reservation_id: reservationId,
      status: reservation.status,
      version: reservation.version,
      created_at: new Date(reservation.createdAt),
      hold_expires_at: reservation.holdExpiresAt === null ? null : new Date(reservation.holdExpiresAt),
      language: reservation.language,
      currency: reservation.currency,
      hotel_currency: reservation.hotelCurrency,
      session_id: reservation.sessionId,
      channel: JSON.stringify(reservation.channel),
      guest: JSON.stringify(reservation.guest),
      token_seed: reservation.tokenSeed,
      token_hash: reservation.tokenHash,
    })
    .execute();
  await tx
    .insertInto('room_stay')
    .values(
      reservation.roomStays.map(({ roomStayIndex, quote, services, taxes }) => ({
        hotel_id: hotelId,
        reservation_id: reservationId,
        room_stay_index: roomStayIndex,
        room_id: quote.roomId,
        arrival: quote.arrival,
        departure: quote.departure,
        quote: JSON.stringify(quote),
        services: JSON.stringify(services),
        taxes: JSON.stringify(taxes),
      })),
    )
    .execute();
}

export async function readReservation(
  tx: Tx,
  hotelId: number,
  reservationId: string,
): Promise<StoredReservation | null> {
  const row = await tx
    .selectFrom('reservation')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  if (!row) return null;
  const stays = await tx
    .selectFrom('room_stay')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .orderBy('room_stay_index')
    .execute();
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
    tokenSeed: row.token_seed,
    tokenHash: row.token_hash,
    roomStays: stays.map((stay) => ({
      roomStayIndex: stay.room_stay_index,
      status: stay.status,
      quote: stay.quote,
      services: stay.services,
      taxes: stay.taxes,
      cancellationFee: stay.cancellation_fee,
    })),
  };
}
