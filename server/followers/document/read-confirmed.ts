import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import type { Reservation } from '@stayfront/contract/reservation';
import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { configOf, describeHotel } from '../../property/content/describe-hotel.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { ownAddress } from '../summary/own-address.ts';
import { textsFor, type Texts } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import { describeReservation } from '../../booking/reservation/describe-reservation.ts';
import { lessPaidAtHotel } from '../../booking/reservation/less-paid-at-hotel.ts';
import { receivedFor } from '../../payment/received-for.ts';
import { readCourse } from '../../booking/reservation/read-course.ts';
import { openByToken } from '../../booking/reservation/open-by-token.ts';

export type ConfirmedDeps = { readonly db: Db; readonly readHotel: ReadHotel; readonly publicUrl: () => string };

type Input = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly token: string;
  readonly reader: Language;
};

/** A reservation that stands, in its reader's language. */
export type Confirmed = {
  readonly texts: Texts;
  readonly reader: Language;
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  readonly reservation: Reservation;
  readonly link: string;
  readonly ownAddress: string;
  readonly changedAt: Instant;
};

/** Reads a reservation for its guest. One that waits for its payment or was cancelled has nothing to confirm. */
export async function readConfirmed(
  { db, readHotel, publicUrl }: ConfirmedDeps,
  { hotelId, reservationId, token, reader }: Input,
  now: Instant,
): Promise<
  Confirmed | Refusal<'hotel.unknown' | 'reservation.cancelled' | 'reservation.held' | 'reservation.unknown'>
> {
  const hotel = await readHotel(hotelId);
  if (!hotel) return refuse('hotel.unknown');
  const stored = await inHotel(db, hotelId, (tx) => openByToken(tx, hotel, { reservationId, token }, now, 'read'));
  if (!stored) return refuse('reservation.unknown');
  if (stored.status === 'held') return refuse('reservation.held');
  if (isFinal(stored.status)) return refuse('reservation.cancelled');
  const { changedAt, received } = await inHotel(db, hotelId, async (tx) => ({
    ...(await readCourse(tx, stored)),
    received: await receivedFor(tx, hotelId, stored.reservationId),
  }));
  const texts = await textsFor(reader, wordsOf(hotel, stored.guest));
  const query = new URLSearchParams({ t: token, lang: reader });
  return {
    texts,
    reader,
    config: configOf(hotel),
    info: await describeHotel(hotel, reader),
    reservation: lessPaidAtHotel(describeReservation(hotel, stored, reader, texts, now), stored, received),
    link: `${publicUrl()}/${hotelId}/reservation/${stored.reservationId}?${query.toString()}`,
    ownAddress: ownAddress(publicUrl()),
    changedAt,
  };
}
