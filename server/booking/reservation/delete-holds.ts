import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

/** Lets go of the rooms that are kept for a reservation, or only if its hold has ended by an instant. */
export async function deleteHolds(tx: Tx, hotelId: number, reservationId: string, endedBy?: Instant): Promise<void> {
  await tx
    .deleteFrom('hold')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .$if(endedBy !== undefined, (query) => query.where('expires_at', '<=', new Date(endedBy ?? 0)))
    .execute();
}
