import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { composeGuestNews } from './compose-guest-news.ts';
import { encloseFiles } from './enclose-files.ts';
import { queueMail, type MailJobs } from './mail-jobs.ts';
import { noteLetter } from './note-letter.ts';
import { newsKey } from '../../booking/reservation/news.ts';
import { readForMail, type MessageDeps } from './read-for-mail.ts';

/** Writes to the guest what has happened to the booking, in the language it was booked in. */
export async function mailGuest(
  deps: MessageDeps,
  { hotelId, reservationId, news, again }: MailJobs['tell-guest'],
  now: Instant,
): Promise<void> {
  const facts = await readForMail(deps, { hotelId, reservationId }, 'guest', now);
  const { texts, guest, house, ownAddress } = facts;
  const mail = composeGuestNews(texts, facts, news);
  if (!mail || guest.address === '') return; // not the guest's affair, or forgotten meanwhile
  const { enclosures, isPdfMissing } = await encloseFiles(deps.drawer, facts);
  const letter = {
    ...mail,
    messageId: [newsKey(news), hotelId, reservationId, again].filter((part) => part !== undefined).join('-'),
    from: { name: house.name, address: house.address ?? ownAddress },
    to: guest,
    enclosures,
  };
  await noteLetter(deps.db, { hotelId, reservationId, again }, news, () => deps.post(letter), now);
  if (isPdfMissing)
    await inHotel(deps.db, hotelId, (tx) => queueMail(tx, 'tell-missing-pdf', { hotelId, reservationId }));
}
