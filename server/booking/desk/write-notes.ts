import { randomBytes } from 'node:crypto';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { insertNote } from './note.store.ts';

type Written = { readonly reservationId: string; readonly text: string };

/** What another house has written down about its reservations, beside those that were brought along. */
export async function writeNotes(
  tx: Tx,
  hotelId: number,
  notes: readonly Written[],
  by: string,
  now: Instant,
): Promise<void> {
  for (const { reservationId, text } of notes) {
    const noteId = randomBytes(16).toString('base64url');
    await insertNote(tx, { hotelId, reservationId }, { noteId, text, by, writtenAt: now });
  }
}
