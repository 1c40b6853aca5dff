import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { deleteNote } from './note.store.ts';

type Named = { readonly reservationId: string; readonly noteId: string };

/** Takes a note away; history keeps that there was one. */
export const removeNote = (
  db: Db,
  { hotelId, by }: Staff,
  { reservationId, noteId }: Named,
  now: Instant,
): Promise<{ noteId: string; isRemoved: true } | Refusal<'reservation.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (await deleteNote(tx, reservation, noteId))
      await noteHappening(tx, reservation, { what: 'note-removed', who: 'hotel', detail: { noteId, by } }, now);
    return { noteId, isRemoved: true };
  });
