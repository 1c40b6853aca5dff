import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredPicture } from '../hotel/hotel.ts';

const onItsWayMs = 10 * 60_000;
const keptUnseenMs = 24 * 3_600_000;

/**
 * Claims a place for a picture that is about to be kept, so that of two at once the last place goes to one. Pictures that
 * got lost on their way give theirs back, and so do, where there is no other, those that nobody has shown for a day.
 */
export async function claimLookPicture(
  tx: Tx,
  hotelId: number,
  picture: StoredPicture,
  most: number,
  now: Instant,
): Promise<'claimed' | 'there' | 'full'> {
  await sql`select from hotel where hotel_id = ${hotelId} for update`.execute(tx);
  await sql`delete from look_picture
    where hotel_id = ${hotelId} and not is_ready and sent_at < ${new Date(now - onItsWayMs)}`.execute(tx);
  const known = await tx
    .selectFrom('look_picture')
    .select('is_ready')
    .where('hotel_id', '=', hotelId)
    .where('source_hash', '=', picture.sourceHash)
    .executeTakeFirst();
  if (known?.is_ready) return 'there';
  if (!known && (await countPictures(tx, hotelId)) >= most) {
    await sql`delete from look_picture where hotel_id = ${hotelId} and sent_at < ${new Date(now - keptUnseenMs)}
      and source_hash not in (
        select coalesce(shown, '') from customization,
          lateral (values (look->>'logo'), (look->>'background')) as named (shown)
         where customization.hotel_id = ${hotelId})`.execute(tx);
    if ((await countPictures(tx, hotelId)) >= most) return 'full';
  }
  await tx
    .insertInto('look_picture')
    .values({
      hotel_id: hotelId,
      source_hash: picture.sourceHash,
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
      is_ready: false,
      sent_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'source_hash']).doUpdateSet({ sent_at: new Date(now) }))
    .execute();
  return 'claimed';
}

const countPictures = async (tx: Tx, hotelId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from look_picture where hotel_id = ${hotelId}`.execute(tx);
  return rows[0]?.n ?? 0;
};

/** The picture is kept, and may be shown. The hotel has changed by it, so that every server looks again. */
export async function readyLookPicture(tx: Tx, hotelId: number, sourceHash: string): Promise<void> {
  await tx
    .updateTable('look_picture')
    .set({ is_ready: true })
    .where('hotel_id', '=', hotelId)
    .where('source_hash', '=', sourceHash)
    .execute();
  await tx
    .updateTable('hotel')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('hotel_id', '=', hotelId)
    .execute();
}

/** It could not be kept: nothing of it stays. */
export async function dropLookPicture(tx: Tx, hotelId: number, sourceHash: string): Promise<void> {
  await tx
    .deleteFrom('look_picture')
    .where('hotel_id', '=', hotelId)
    .where('source_hash', '=', sourceHash)
    .where('is_ready', '=', false)
    .execute();
}
