import type { Tx } from '../../platform/db/open-database.ts';

type HoldBegun = { readonly isMailAsked: boolean; readonly areRoomsHeld: boolean };

/** How a reservation began: whether the guest was to confirm it by mail, and whether rooms were kept meanwhile. */
export async function readHoldBegun(tx: Tx, hotelId: number, reservationId: string): Promise<HoldBegun> {
  const row = await tx
    .selectFrom('reservation')
    .select(['is_mail_asked', 'are_rooms_held'])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return { isMailAsked: row?.is_mail_asked === true, areRoomsHeld: row?.are_rooms_held === true };
}
