import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { configOf, describeHotel } from '../../property/content/describe-hotel.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import { findPerson } from '../../property/operator/find-person.ts';
import { makeSignInLink } from '../../property/operator/make-sign-in-link.ts';
import type { OperatorJobs } from '../../property/operator/operator-jobs.ts';
import { buttonColor } from '../summary/button-color.ts';
import { ownAddress } from '../summary/own-address.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { MessageDeps } from './read-for-mail.ts';

/** Sends somebody of a hotel the link to sign in; nobody, where the address is nobody's there. */
export async function sendSignInLink(
  { db, readHotel, post, publicUrl }: Pick<MessageDeps, 'db' | 'readHotel' | 'post' | 'publicUrl'>,
  { hotelId, email, language, kind, mark }: OperatorJobs['send-sign-in-link'],
  now: Instant,
): Promise<void> {
  const hotel = await readHotel(hotelId);
  if (!hotel) return;
  const base = publicUrl();
  const made = await inHotel(db, hotelId, async (tx) => {
    const person = await findPerson(tx, hotelId, email);
    return person && makeSignInLink(tx, { hotelId, operatorId: person.operatorId, kind, publicUrl: base }, now);
  });
  if (!made) return;
  const texts = await textsFor(language, wordsOf(hotel));
  const { i18n } = texts;
  const { hotelName, contact } = await describeHotel(hotel, texts.language);
  const color = buttonColor(configOf(hotel));
  const isInvited = kind === 'invitation';
  await post({
    ...layOutMail(texts, {
      subject: isInvited
        ? i18n._('You can sign in at {hotel}', { hotel: hotelName })
        : i18n._('Sign in at {hotel}', { hotel: hotelName }),
      title: i18n._('Sign in'),
      hotel: hotelName,
      color,
      paragraphs: [
        isInvited
          ? i18n._(
              'You were invited to the reception desk of {hotel}. This link signs you in once, within three days.',
              {
                hotel: hotelName,
              },
            )
          : i18n._('This link signs you in once, within 15 minutes.'),
      ],
      facts: [],
      button: { label: i18n._('Sign in'), href: made.link, color },
      help: {
        text: i18n._('If you did not ask for this, you need not do anything: nobody but you gets this mail.'),
        ways: [],
      },
    }),
    messageId: `sign-in-${hotelId}-${mark}`,
    from: { name: hotelName, address: contact.email ?? ownAddress(base) },
    to: { name: email, address: email },
  });
}
