import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import type { Language } from '@stayfront/contract/property/texts';
import type { Reservation } from '@stayfront/contract/reservation';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { fullName } from '@stayfront/rules/language/guest-name';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { PdfDrawer } from '../document/pdf-drawer.ts';
import { configOf, describeHotel } from '../../property/content/describe-hotel.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { lessPaidAtHotel } from '../../booking/reservation/less-paid-at-hotel.ts';
import { receivedFor } from '../../payment/received-for.ts';
import { paidCard } from '../../payment/paid-card.ts';
import { describeReservation } from '../../booking/reservation/describe-reservation.ts';
import { readAreRoomsHeld } from '../../booking/reservation/read-are-rooms-held.ts';
import { readCourse } from '../../booking/reservation/read-course.ts';
import { readReservation } from '../../booking/reservation/read-reservation.ts';
import { shownGuest } from '../../booking/reservation/shown-guest.ts';
import { guestLinks } from './guest-links.ts';
import { ownAddress } from '../summary/own-address.ts';
import type { PostMail } from './post-mail.ts';
import { textsFor, type Texts } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';

export type MessageDeps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly secret: string;
  readonly post: PostMail;
  readonly drawer: PdfDrawer;
  readonly publicUrl: () => string;
};

/**
 * Everything a letter about a reservation is written from, in the language of whoever reads it. Of a guest who was
 * forgotten name and address are empty.
 */
export type ForMail = {
  readonly texts: Texts;
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  readonly reservation: Reservation;
  /** Opens the reservation without a login: the guest's alone. */
  readonly link: string;
  /** Where it can be paid for. */
  readonly payLink: string;
  /** Where a card can be given as guarantee. */
  readonly cardLink: string;
  readonly files: { readonly pdf: string; readonly ics: string };
  /** The language the guest booked in, which may be one that no letter is written in. */
  readonly reader: Language;
  readonly changedAt: Instant;
  /** Whether it ever stood; what was only held was never in anybody's calendar. */
  readonly wasConfirmed: boolean;
  readonly guest: { readonly name: string; readonly address: string };
  readonly house: { readonly name: string; readonly address: string | null };
  /** Where letters come from when the house has no address. */
  readonly ownAddress: string;
};

type Told = Pick<MessageDeps, 'secret' | 'publicUrl'>;
type Whose = { readonly hotelId: number; readonly reservationId: string };

export async function readForMail(
  deps: Told & Pick<MessageDeps, 'db' | 'readHotel'>,
  whose: Whose,
  reader: 'guest' | 'hotel',
  now: Instant,
): Promise<ForMail> {
  const hotel = await deps.readHotel(whose.hotelId);
  const read =
    hotel && (await inHotel(deps.db, whose.hotelId, (tx) => readForMailIn(tx, deps, hotel, whose, reader, now)));
  if (!read) throw new Error(`There is no reservation ${whose.reservationId} of hotel ${whose.hotelId}`);
  return read;
}

/** The same inside of a transaction, for whoever writes many letters of one moment; null where there is no reservation. */
async function readForMailIn(
  tx: Tx,
  { secret, publicUrl }: Told,
  hotel: Hotel,
  { hotelId, reservationId }: Whose,
  reader: 'guest' | 'hotel',
  now: Instant,
): Promise<ForMail | null> {
  const stored = await readReservation(tx, hotelId, reservationId);
  if (!stored) return null;
  const course = await readCourse(tx, { hotelId, reservationId });
  const isHeld = await readAreRoomsHeld(tx, hotelId, reservationId);
  const refundCard = await paidCard(tx, hotelId, reservationId);
  const received = await receivedFor(tx, hotelId, reservationId);
  const spoken: Language = reader === 'guest' ? stored.language : hotel.document.language;
  const texts = await textsFor(spoken, wordsOf(hotel, reader === 'guest' ? stored.guest : undefined));
  const info = await describeHotel(hotel, texts.language);
  const asHeld = isHeld ? stored : { ...stored, holdExpiresAt: null };
  const described = describeReservation(hotel, asHeld, texts.language, texts, now);
  const base = publicUrl();
  const guest = shownGuest(stored.guest);
  return {
    texts,
    config: configOf(hotel),
    info,
    // A letter that names an end promises rooms until then.
    reservation: {
      ...lessPaidAtHotel(described, stored, received),
      refundCard,
    },
    ...guestLinks(base, secret, stored, texts.language),
    reader: stored.language,
    ...course,
    guest: { name: fullName(texts.language, guest), address: guest.email },
    house: { name: info.hotelName, address: info.contact.email },
    ownAddress: ownAddress(base),
  };
}
