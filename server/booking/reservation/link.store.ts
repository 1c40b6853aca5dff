import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredReservation } from './stored-reservation.ts';

type Token = { readonly seed: Buffer; readonly hash: Buffer };

/** Puts another link in place of the one a reservation had. */
export async function putToken(
  tx: Tx,
  { hotelId, reservationId }: Pick<StoredReservation, 'hotelId' | 'reservationId'>,
  { seed, hash }: Token,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ token_seed: seed, token_hash: hash })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** What the link of an erased reservation was. */
export async function readErasedLink(tx: Tx, hotelId: number, reservationId: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('reservation')
    .select('erased_token_hash')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row?.erased_token_hash ?? null;
}
