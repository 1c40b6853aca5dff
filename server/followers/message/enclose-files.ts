import { calendarFileFor } from '../document/calendar-file-for.ts';
import { confirmationSheet } from '../document/confirmation-sheet.ts';
import type { PdfDrawer } from '../document/pdf-drawer.ts';
import type { Enclosure } from './post-mail.ts';
import type { ForMail } from './read-for-mail.ts';

type Enclosed = {
  readonly enclosures: readonly Enclosure[];
  /** There should be one, and it cannot be drawn: the letter goes without it, and does not speak of it. */
  readonly isPdfMissing: boolean;
};

/**
 * What comes with a letter to the guest: the stay for the calendar, and the confirmation on paper while it stands. Once
 * it is cancelled the calendar file takes it out again; what was only ever held was in no calendar.
 */
export async function encloseFiles(drawer: PdfDrawer, mail: ForMail): Promise<Enclosed> {
  const { texts, reservation, wasConfirmed } = mail;
  if (!wasConfirmed) return { enclosures: [], isPdfMissing: false };
  const { hotelId, reservationId, roomStays } = reservation;
  const { content, type } = calendarFileFor(texts, mail);
  const calendar = { name: `${reservationId}.ics`, type, content: Buffer.from(content) };
  if (!roomStays.some((stay) => stay.status === 'book')) return { enclosures: [calendar], isPdfMissing: false };
  const pdf = await drawer.draw(confirmationSheet(texts, mail), `${hotelId} ${reservationId}`);
  if (!('notDrawn' in pdf)) {
    const file = { name: `${reservationId}.pdf`, type: 'application/pdf', content: pdf };
    return { enclosures: [calendar, file], isPdfMissing: false };
  }
  if (pdf.notDrawn === 'busy') throw new Error('Too many PDFs are waiting to be drawn');
  return { enclosures: [calendar], isPdfMissing: true };
}
