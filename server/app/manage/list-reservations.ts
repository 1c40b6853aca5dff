import type { ReservationPage } from '@stayfront/contract/manage/reservations';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isFromElsewhere, readEventsAfter, type EventPlace } from '../../booking/reservation/read-events-after.ts';
import { readHotelReservations } from '../../booking/reservation/read-hotel-reservations.ts';

/** Reservations that something has happened to since a cursor, each once, as they stand now. */
export async function listReservations(
  db: Db,
  hotel: Hotel,
  { since, limit }: { readonly since?: string | undefined; readonly limit: number },
  now: Instant,
): Promise<ReservationPage | Refusal<'cursor.invalid'>> {
  const after = since === undefined ? beginning : readCursor(since);
  if (!after) return noSuchCursor();
  return inHotel(db, hotel.hotelId, async (tx) => {
    const found = await readEventsAfter(tx, hotel.hotelId, after, limit);
    // Nothing new for ever, where the numbers of transactions began anew: better to begin anew with them.
    if (found.length === 0 && (await isFromElsewhere(tx, after))) return noSuchCursor();
    const ids = new Set(found.map(({ event }) => event.reservationId));
    return {
      reservations: await readHotelReservations(tx, hotel, [...ids], now),
      cursor: writeCursor(found.at(-1)?.place ?? after),
      hasMore: found.length === limit,
    };
  });
}

const noSuchCursor = (): Refusal<'cursor.invalid'> =>
  refuse('cursor.invalid', 'Send a cursor of an answer before, or none to begin at the beginning');

const beginning: EventPlace = { transactionId: '0', eventId: 0 };

const writeCursor = ({ transactionId, eventId }: EventPlace): string =>
  Buffer.from(`${transactionId}.${eventId}`).toString('base64url');

function readCursor(cursor: string): EventPlace | null {
  const match = /^(\d{1,19})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  return match?.[1] && match[2] ? { transactionId: match[1], eventId: Number(match[2]) } : null;
}
