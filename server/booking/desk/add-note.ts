import { createHash } from 'node:crypto';
import type { Note } from '@stayfront/contract/desk/notes';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { describeNote } from './describe-note.ts';
import { insertNote, readNotes } from './note.store.ts';

type Written = { readonly reservationId: string; readonly text: string; readonly idempotencyKey: string };

/**
 * Writes something down about a reservation. History says that, and not what: it outlives the guest's data. For the same
 * reason the answer is not kept under its key: the note is called by it, and found again.
 */
export const addNote = (
  db: Db,
  { hotelId, by }: Staff,
  { reservationId, text, idempotencyKey }: Written,
  now: Instant,
): Promise<Note | Refusal<'idempotency.mismatch' | 'reservation.erased' | 'reservation.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.erasedAt !== null) return refuse('reservation.erased');
    const noteId = createHash('sha256').update(idempotencyKey).digest('base64url').slice(0, 22);
    const same = (await readNotes(tx, reservation)).find((one) => one.noteId === noteId);
    if (same) return same.text === text ? describeNote(same) : refuse('idempotency.mismatch');
    const note = { noteId, text, by, writtenAt: now };
    await insertNote(tx, reservation, note);
    await noteHappening(tx, reservation, { what: 'note', who: 'hotel', detail: { noteId, by } }, now);
    return describeNote(note);
  });
