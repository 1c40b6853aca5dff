import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteConfirmationMail } from '../../booking/reservation/note-confirmation-mail.ts';
import { composeConfirmation } from './compose-confirmation.ts';
import { encloseFiles } from './enclose-files.ts';
import { noteLetter } from './note-letter.ts';
import { queueMail, type MailJobs } from './mail-jobs.ts';
import { readForMail, type MessageDeps } from './read-for-mail.ts';

/**
 * Tells the guest that the booking stands. The same mail comes out each time, should it have to be sent again; whether it
 * left is noted, so that a guest who waits for it is told.
 */
export async function sendConfirmation(
  deps: MessageDeps,
  { hotelId, reservationId, again }: MailJobs['send-confirmation'],
  now: Instant,
): Promise<void> {
  const mail = await readForMail(deps, { hotelId, reservationId }, 'guest', now);
  const { texts, guest, house, ownAddress } = mail;
  if (guest.address === '') return; // forgotten meanwhile
  const note = (tx: Tx, became: 'sent' | 'failed') => noteConfirmationMail(tx, { hotelId, reservationId }, became);
  const { enclosures, isPdfMissing } = await encloseFiles(deps.drawer, mail);
  const files = isPdfMissing ? { ics: mail.files.ics } : mail.files;
  try {
    const letter = {
      ...composeConfirmation(texts, { ...mail, files }),
      messageId: ['confirmation', hotelId, reservationId, again].filter((part) => part !== undefined).join('-'),
      from: { name: house.name, address: house.address ?? ownAddress },
      to: guest,
      enclosures,
    };
    const whose = { hotelId, reservationId, again };
    await noteLetter(deps.db, whose, { what: 'confirmation' }, () => deps.post(letter), now);
  } catch (error) {
    await inHotel(deps.db, hotelId, (tx) => note(tx, 'failed'));
    throw error;
  }
  await inHotel(deps.db, hotelId, async (tx) => {
    await note(tx, 'sent');
    if (isPdfMissing) await queueMail(tx, 'tell-missing-pdf', { hotelId, reservationId });
  });
}
