import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { list, texts } from './pg-lists.ts';

/** Keeps guests from taking rooms on some nights until the transaction ends: what is counted then stays true. */
export async function lockStock(
  tx: Tx,
  hotelId: number,
  nights: readonly { readonly roomId: string; readonly date: StayDate }[],
): Promise<void> {
  if (nights.length === 0) return;
  await sql`select lock_nights(${hotelId}, ${list(nights.map(({ date }) => date))}::date[],
                               ${texts(nights.map(({ roomId }) => roomId))}::text[])`.execute(tx);
}
