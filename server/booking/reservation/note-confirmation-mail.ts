import type { Tx } from '../../platform/db/open-database.ts';

export async function noteConfirmationMail(
  tx: Tx,
  { hotelId, reservationId }: { readonly hotelId: number; readonly reservationId: string },
  became: 'sent' | 'failed',
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ confirmation_mail: became })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
