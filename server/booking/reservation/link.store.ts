import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredReservation } from './stored-reservation.ts';

type Token = { readonly seed: Buffer; readonly hash: Buffer };

/** Puts another link in place of all that a reservation had. */
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
  await deleteFormerLinks(tx, { hotelId, reservationId });
}

type Whose = Pick<StoredReservation, 'hotelId' | 'reservationId'>;

/** Links from where its hotel came from open nothing any more. */
async function deleteFormerLinks(tx: Tx, { hotelId, reservationId }: Whose): Promise<void> {
  await tx
    .deleteFrom('former_link')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** Whether it is the hash of a link that a guest was sent where the hotel came from. */
export async function isFormerLink(tx: Tx, { hotelId, reservationId }: Whose, hash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('former_link')
    .select('token_hash')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
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
