import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

type Whose = { readonly hotelId: number; readonly reservationId: string };

/** Until when a reservation waits, with its rooms kept. Lock it before. */
export async function saveHoldEnd(tx: Tx, { hotelId, reservationId }: Whose, until: Instant): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ hold_expires_at: new Date(until), are_rooms_held: true })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
