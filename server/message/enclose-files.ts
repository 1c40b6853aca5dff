import { calendarFileFor } from '../document/calendar-file-for.ts';
import { confirmationSheet } from '../document/confirmation-sheet.ts';
import type { PdfDrawer } from '../document/pdf-drawer.ts';
import type { Enclosure } from './post-mail.ts';
import type { ForLetter } from './read-for-letter.ts';

/**
 * What comes with a letter to the guest: the stay for the calendar, and the confirmation on paper while it stands. Once
 * it is cancelled the calendar file takes it out again; what was only ever held was in no calendar.
 */
export async function encloseFiles(drawer: PdfDrawer, letter: ForLetter): Promise<Enclosure[]> {
  const { voice, reservation, wasConfirmed } = letter;
  if (!wasConfirmed) return [];
  const { content, type } = calendarFileFor(voice, letter);
  const calendar = { name: `${reservation.reservationId}.ics`, type, content: Buffer.from(content) };
  if (!reservation.roomStays.some((stay) => stay.status === 'book')) return [calendar];
  const pdf = await drawer.draw(confirmationSheet(voice, letter));
  return [calendar, { name: `${reservation.reservationId}.pdf`, type: 'application/pdf', content: pdf }];
}
