import { instantAt, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readReservations } from '../reservation/read-reservations.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

const soon = 10 * 60_000;

/** Rooms that are held and soon will not be: within ten minutes, or today where the house itself holds them. */
export async function listEndingHolds(
  tx: Tx,
  { hotelId, document }: Hotel,
  now: Instant,
): Promise<StoredReservation[]> {
  const tomorrow = addDays(todayAt(document.timeZone, now), 1);
  const midnight = instantAt(document.timeZone, { date: tomorrow, hour: 0, minute: 0 });
  const { rows } = await sql<{ reservation_id: string }>`
    select reservation_id from reservation
     where hotel_id = ${hotelId} and status = 'held' and hold_expires_at > ${new Date(now)}
       and hold_expires_at <= case when source is null then ${new Date(now + soon)}::timestamptz
                                   else greatest(${new Date(now + soon)}::timestamptz, ${new Date(midnight)}) end
    `.execute(tx);
  const ids = rows.map((row) => row.reservation_id);
  const held = await readReservations(tx, hotelId, ids);
  return held.toSorted((a, b) => (a.holdExpiresAt ?? 0) - (b.holdExpiresAt ?? 0));
}
