import { plainText } from '@stayfront/rules/search/plain-words';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

type Stays = { readonly before: number; readonly first: StayDate | null };

/** How often somebody with the same mail address was here before, by what the list knows. */
export async function readStaysBefore(
  tx: Tx,
  { hotelId, reservationId, guest }: StoredReservation,
  arrival: StayDate,
): Promise<Stays> {
  if (guest.email === '') return { before: 0, first: null };
  const { rows } = await sql<Stays>`
    select count(*)::integer as before, min(entry.arrival) as first
      from desk_word as word
      join desk_entry as entry on entry.hotel_id = word.hotel_id and entry.reservation_id = word.reservation_id
     where word.hotel_id = ${hotelId} and word.word = ${plainText(guest.email)}
       and entry.stands and entry.arrival < ${arrival} and entry.reservation_id <> ${reservationId}`.execute(tx);
  return rows[0] ?? { before: 0, first: null };
}
