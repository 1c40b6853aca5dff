import { linkEnd } from '@stayfront/rules/booking/link-end';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { fullName } from '@stayfront/rules/language/guest-name';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { configOf, describeHotel } from '../../property/content/describe-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeReservation } from '../../booking/reservation/describe-reservation.ts';
import { noteHappening } from '../../booking/reservation/note-happening.ts';
import { listByEmail } from '../../booking/reservation/list-by-email.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import { shownGuest } from '../../booking/reservation/shown-guest.ts';
import { composeLinks } from './compose-links.ts';
import type { MailJobs } from './mail-jobs.ts';
import { guestLinks } from './guest-links.ts';
import { ownAddress } from '../summary/own-address.ts';
import type { MessageDeps } from './read-for-mail.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';

/** So many of a guest's bookings are looked at: nobody comes to one house more often in a season. */
const MOST = 20;

/** Sends a guest the links of all bookings that can still be opened and are not cancelled; to nobody if there are none. */
export async function sendLinks(
  { db, readHotel, secret, post, publicUrl }: MessageDeps,
  { hotelId, email, language, mark }: MailJobs['send-links'],
  now: Instant,
): Promise<void> {
  const hotel = await readHotel(hotelId);
  if (!hotel) return;
  const found = await inHotel(db, hotelId, (tx) => listByEmail(tx, hotelId, email, MOST));
  const open = found.filter((reservation) => isOpen(hotel, reservation, now));
  const [newest] = open;
  if (!newest) return;
  const texts = await textsFor(language, wordsOf(hotel, newest.guest));
  const info = await describeHotel(hotel, texts.language);
  const guest = shownGuest(newest.guest);
  const base = publicUrl();
  await post({
    ...composeLinks(texts, {
      config: configOf(hotel),
      info,
      bookings: open.map((stored) => ({
        reservation: describeReservation(hotel, stored, texts.language, texts, now),
        link: guestLinks(base, secret, stored, texts.language).link,
      })),
    }),
    messageId: `links-${hotelId}-${mark}`,
    from: { name: info.hotelName, address: info.contact.email ?? ownAddress(base) },
    to: { name: fullName(texts.language, guest), address: guest.email },
  });
  await inHotel(db, hotelId, async (tx) => {
    for (const reservation of open) await noteHappening(tx, reservation, { what: 'link-sent', who: 'guest' }, now);
  });
}

function isOpen({ document }: Hotel, { status, holdExpiresAt, roomStays }: StoredReservation, now: Instant): boolean {
  if (status === 'cancel' || status === 'discarded') return false;
  if (status === 'held') return holdExpiresAt !== null && now < holdExpiresAt;
  const quotes = roomStays.map(({ quote }) => quote);
  return now < linkEnd(quotes, document.timeZone, document.times.checkOutTo);
}
