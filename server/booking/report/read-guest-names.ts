import { fullName } from '@stayfront/rules/language/guest-name';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { shownGuest } from '../reservation/shown-guest.ts';

/** Who the guests of reservations are; nobody once they were forgotten. */
export async function readGuestNames(
  tx: Tx,
  { hotelId, document }: Hotel,
  reservationIds: readonly string[],
): Promise<(reservationId: string) => string> {
  if (reservationIds.length === 0) return () => '';
  const rows = await tx
    .selectFrom('reservation')
    .select(['reservation_id', 'guest'])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', 'in', [...new Set(reservationIds)])
    .where('erased_at', 'is', null)
    .execute();
  const names = new Map(rows.map((row) => [row.reservation_id, fullName(document.language, shownGuest(row.guest))]));
  return (reservationId) => names.get(reservationId) ?? '';
}
