import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { waitingLink } from '../../booking/waiting/waiting-link.ts';
import { readEntry } from '../../booking/waiting/read-entry.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { configOf, describeHotel } from '../../property/content/describe-hotel.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import { ownAddress } from '../summary/own-address.ts';
import { composeWaiting } from './compose-waiting.ts';
import type { MailJobs } from './mail-jobs.ts';
import type { MessageDeps } from './read-for-mail.ts';

/**
 * Writes to somebody about the waiting list. Who has left it meanwhile is not written to, nor is anybody offered a room
 * that is on offer no longer.
 */
export async function mailWaiting(
  { db, readHotel, secret, post, publicUrl }: Pick<MessageDeps, 'db' | 'readHotel' | 'secret' | 'post' | 'publicUrl'>,
  { hotelId, waitingId, letter, mark }: MailJobs['tell-waiting'],
  now: Instant,
): Promise<void> {
  const hotel = await readHotel(hotelId);
  const entry = hotel && (await readEntry(db, { hotelId, waitingId }));
  if (!hotel || !entry || entry.state === 'booked') return;
  const isStale = entry.state !== 'offered' || String(entry.offerCount) !== mark || (entry.offer?.until ?? 0) <= now;
  if (letter === 'offer' && isStale) return;
  const { email } = entry;
  const texts = await textsFor(entry.language, wordsOf(hotel));
  const info = await describeHotel(hotel, texts.language);
  const base = publicUrl();
  const offer = letter === 'offer' && entry.offer ? entry.offer : null;
  const room = info.guestRooms.find(({ id }) => id === offer?.roomId)?.roomTypeName ?? '';
  await post({
    ...composeWaiting(texts, {
      config: configOf(hotel),
      info,
      arrival: entry.arrival,
      departure: entry.departure,
      guests: entry.guests,
      link: waitingLink(base, secret, entry, texts.language),
      offer: offer && { ...offer, room },
    }),
    messageId: `waiting-${hotelId}-${waitingId}-${letter}-${mark}`,
    from: { name: info.hotelName, address: info.contact.email ?? ownAddress(base) },
    to: { name: email, address: email },
  });
}
