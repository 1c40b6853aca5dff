import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import { noteConfirmationMail } from '../reservation/reservation.store.ts';
import { composeConfirmation } from './compose-confirmation.ts';
import { encloseFiles } from './enclose-files.ts';
import type { Jobs } from './enqueue.ts';
import { readForLetter, type MessageMeans } from './read-for-letter.ts';

/**
 * Tells the guest that the booking stands. The same mail comes out each time, should it have to be sent again; whether it
 * left is noted, so that a guest who waits for it is told.
 */
export async function sendConfirmation(
  means: MessageMeans,
  { hotelId, reservationId, again }: Jobs['send-confirmation'],
  now: Instant,
): Promise<void> {
  const letter = await readForLetter(means, { hotelId, reservationId }, 'guest', now);
  const { voice, guest, house, ownAddress } = letter;
  if (guest.address === '') return; // forgotten meanwhile
  const note = (became: 'sent' | 'failed') =>
    inHotel(means.db, hotelId, (tx) => noteConfirmationMail(tx, { hotelId, reservationId }, became));
  const enclosures = await encloseFiles(means.drawer, letter);
  try {
    await means.post({
      ...composeConfirmation(voice, letter),
      messageId: ['confirmation', hotelId, reservationId, again].filter((part) => part !== undefined).join('-'),
      from: { name: house.name, address: house.address ?? ownAddress },
      to: guest,
      enclosures,
    });
  } catch (error) {
    await note('failed');
    throw error;
  }
  await note('sent');
}
