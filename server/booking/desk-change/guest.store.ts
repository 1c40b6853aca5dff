import type { GuestInfo } from '@stayfront/contract/guest-info';
import type { Language } from '@stayfront/contract/property/texts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/** Writes who comes, and what they are written in, of a reservation that was locked. One that is held goes on waiting. */
export async function putGuest(
  tx: Tx,
  { hotelId, reservationId, status, version }: StoredReservation,
  { guest, language }: { readonly guest: GuestInfo; readonly language: Language },
): Promise<number> {
  await tx
    .updateTable('reservation')
    .set({
      status: status === 'held' ? 'held' : 'modify',
      version: version + 1,
      guest: JSON.stringify(guest),
      language,
    })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
  return version + 1;
}
