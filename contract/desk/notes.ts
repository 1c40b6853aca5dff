import { z } from 'zod';
import { NoteText } from '../guest-info.ts';
import { ReservationParams } from '../reservation.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const Note = z
  .object({
    noteId: z.string(),
    text: z.string(),
    by: z.string().meta({ description: 'Who wrote it: an e-mail address, or the name of a key' }),
    writtenAt: z.iso.datetime(),
  })
  .meta({ id: 'Note', description: 'For the house alone; it goes when the guest’s data goes' });
export type Note = z.infer<typeof Note>;

const notes = {
  noun: 'desk',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/notes',
  params: ReservationParams,
  query: NoQuery,
  status: 200,
  isIdempotent: false,
} as const;

export const listNotes = {
  ...notes,
  operationId: 'listNotes',
  summary: 'What the house has written down about a reservation, the oldest first',
  method: 'GET',
  body: Nothing,
  answer: z.object({ notes: z.array(Note) }),
  needsStaff: 'reader',
  refusals: ['reservation.unknown'],
} satisfies Route;

export const addNote = {
  ...notes,
  operationId: 'addNote',
  summary: 'Write something down about a reservation; guests do not see it',
  method: 'POST',
  body: z.strictObject({ text: NoteText }),
  answer: Note,
  status: 201,
  isIdempotent: true,
  needsStaff: 'front-desk',
  refusals: ['reservation.unknown', 'reservation.erased', 'idempotency.mismatch'],
} satisfies Route;

export const removeNote = {
  ...notes,
  operationId: 'removeNote',
  summary: 'Take a note away; one that is gone already is gone',
  method: 'DELETE',
  path: '/api/hotels/{hotelId}/desk/reservations/{reservationId}/notes/{noteId}',
  params: ReservationParams.extend({ noteId: z.string().min(1).max(60) }),
  body: Nothing,
  answer: z.object({ noteId: z.string(), isRemoved: z.literal(true) }),
  needsStaff: 'front-desk',
  refusals: ['reservation.unknown'],
} satisfies Route;
