import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import { configOf, describeHotel } from '../hotel/describe-hotel.ts';
import type { ReadHotel } from '../hotel/hotel.store.ts';
import { describeReservation } from '../reservation/describe-reservation.ts';
import { tokenFrom } from '../reservation/reservation-token.ts';
import { readReservation } from '../reservation/reservation.store.ts';
import { composeConfirmation } from './compose-confirmation.ts';
import type { Jobs } from './enqueue.ts';
import type { PostMail } from './post-mail.ts';
import { mailLanguageFor, voiceFor } from './speak.ts';

export type MessageMeans = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly secret: string;
  readonly post: PostMail;
  readonly publicUrl: () => string;
};

/** Tells the guest that the booking stands. The same mail comes out each time, should it have to be sent again. */
export async function sendConfirmation(
  { db, readHotel, secret, post, publicUrl }: MessageMeans,
  { hotelId, reservationId }: Jobs['send-confirmation'],
  now: Instant,
): Promise<void> {
  const hotel = await readHotel(hotelId);
  const stored = await inHotel(db, hotelId, (tx) => readReservation(tx, hotelId, reservationId));
  if (!hotel || !stored) throw new Error(`There is no reservation ${reservationId} of hotel ${hotelId}`);
  const language = mailLanguageFor(stored.language);
  const info = describeHotel(hotel, language);
  const token = tokenFrom(secret, stored.tokenSeed);
  const query = new URLSearchParams({ reservationId, t: token, lang: language });
  const voice = await voiceFor(stored.language);
  const mail = composeConfirmation(voice.i18n, {
    config: configOf(hotel),
    info,
    reservation: describeReservation(hotel, stored, language, voice, now),
    language,
    link: `${publicUrl()}/${hotelId}/checkout/thank-you?${query.toString()}`,
  });
  await post({
    ...mail,
    messageId: `confirmation-${hotelId}-${reservationId}`,
    from: { name: info.hotelName, address: info.contact.email ?? `no-reply@${new URL(publicUrl()).hostname}` },
    to: { name: `${stored.guest.givenName} ${stored.guest.surname}`, address: stored.guest.email },
  });
}
