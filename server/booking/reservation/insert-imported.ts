import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Language } from '@stayfront/contract/property/texts';
import type { Quote } from '@stayfront/rules/booking/quote';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** A reservation that was made elsewhere, as it is to stand here. */
export type ImportedReservation = {
  readonly reservationId: string;
  readonly status: 'book' | 'cancel';
  readonly createdAt: Instant;
  readonly cancelledAt: Instant | null;
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly guest: GuestInfo;
  readonly tokenSeed: Buffer;
  readonly tokenHash: Buffer;
  readonly roomStays: readonly { readonly status: 'book' | 'cancel'; readonly quote: Quote }[];
};

/**
 * Writes reservations that were made elsewhere, many in two statements. Nobody is written to, and no rooms are taken by
 * it: whoever brings them along does so. Their history is written by whoever knows what they are.
 */
export async function insertImported(
  tx: Tx,
  hotelId: number,
  reservations: readonly ImportedReservation[],
): Promise<void> {
  await sql`
    insert into reservation (hotel_id, reservation_id, status, version, created_at, cancelled_at, language, currency,
                             hotel_currency, session_id, channel, guest, token_seed, token_hash)
    select ${hotelId}, one.reservation_id, one.status, 1, one.created_at, one.cancelled_at, one.language, one.currency,
           one.currency, '', '{}', one.guest, decode(one.token_seed, 'hex'), decode(one.token_hash, 'hex')
      from jsonb_to_recordset(${JSON.stringify(
        reservations.map((one) => ({
          reservation_id: one.reservationId,
          status: one.status,
          created_at: new Date(one.createdAt),
          cancelled_at: one.cancelledAt === null ? null : new Date(one.cancelledAt),
          language: one.language,
          currency: one.currency,
          guest: one.guest,
          token_seed: one.tokenSeed.toString('hex'),
          token_hash: one.tokenHash.toString('hex'),
        })),
      )}::jsonb) as one (reservation_id text, status text, created_at timestamptz, cancelled_at timestamptz,
                         language text, currency text, guest jsonb, token_seed text, token_hash text)`.execute(tx);
  await sql`
    insert into room_stay (hotel_id, reservation_id, room_stay_index, room_id, arrival, departure, status, quote)
    select ${hotelId}, stay.* from jsonb_to_recordset(${JSON.stringify(
      reservations.flatMap(({ reservationId, roomStays }) =>
        roomStays.map(({ status, quote }, place) => ({
          reservation_id: reservationId,
          room_stay_index: place,
          room_id: quote.roomId,
          arrival: quote.arrival,
          departure: quote.departure,
          status,
          quote,
        })),
      ),
    )}::jsonb) as stay (reservation_id text, room_stay_index integer, room_id text, arrival date, departure date,
                        status text, quote jsonb)`.execute(tx);
}
