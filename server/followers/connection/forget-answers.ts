import type { Tx } from '../../platform/db/open-database.ts';

/** What others have said about a guest who is forgotten goes, too; that they were told stays. */
export async function forgetAnswers(tx: Tx, hotelId: number, reservationId: string): Promise<void> {
  await tx
    .updateTable('message_try')
    .set({ answer: null })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
