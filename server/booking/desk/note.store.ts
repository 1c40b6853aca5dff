import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

export type StoredNote = {
  readonly noteId: string;
  readonly text: string;
  readonly by: string;
  readonly writtenAt: Instant;
};

type Whose = { readonly hotelId: number; readonly reservationId: string };

/** The oldest first. */
export async function readNotes(tx: Tx, { hotelId, reservationId }: Whose): Promise<StoredNote[]> {
  const rows = await tx
    .selectFrom('reservation_note')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .orderBy('written_at')
    .orderBy('note_id')
    .execute();
  return rows.map((row) => ({
    noteId: row.note_id,
    text: row.text,
    by: row.written_by,
    writtenAt: row.written_at.getTime(),
  }));
}

export async function insertNote(tx: Tx, { hotelId, reservationId }: Whose, note: StoredNote): Promise<void> {
  await tx
    .insertInto('reservation_note')
    .values({
      hotel_id: hotelId,
      reservation_id: reservationId,
      note_id: note.noteId,
      text: note.text,
      written_by: note.by,
      written_at: new Date(note.writtenAt),
    })
    .execute();
}

/** Says whether there was one. */
export async function deleteNote(tx: Tx, { hotelId, reservationId }: Whose, noteId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('reservation_note')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('note_id', '=', noteId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
