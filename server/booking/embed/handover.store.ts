import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

export type Handover = {
  readonly hotelId: number;
  readonly codeHash: Buffer;
  readonly reservationId: string;
  readonly expiresAt: Instant;
};

/** Keeps one, and forgets those of this hotel that nobody has taken. */
export async function insertHandover(tx: Tx, handover: Handover, now: Instant): Promise<void> {
  const { hotelId, codeHash, reservationId, expiresAt } = handover;
  await tx.deleteFrom('handover').where('hotel_id', '=', hotelId).where('expires_at', '<=', new Date(now)).execute();
  await tx
    .insertInto('handover')
    .values({
      hotel_id: hotelId,
      code_hash: codeHash,
      reservation_id: reservationId,
      expires_at: new Date(expiresAt),
    })
    .execute();
}

/** Takes one away; of two who come at once the first has it. Null for one that is gone or too old. */
export async function removeHandover(
  tx: Tx,
  hotelId: number,
  codeHash: Buffer,
  now: Instant,
): Promise<{ readonly reservationId: string } | null> {
  const gone = await tx
    .deleteFrom('handover')
    .where('hotel_id', '=', hotelId)
    .where('code_hash', '=', codeHash)
    .returning(['reservation_id', 'expires_at'])
    .executeTakeFirst();
  return gone && gone.expires_at.getTime() > now ? { reservationId: gone.reservation_id } : null;
}
