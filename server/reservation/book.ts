import { randomBytes } from 'node:crypto';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { BookingAnswer, BookRequest } from '@stayfront/contract/reservation';
import { holdEnd } from '@stayfront/rules/booking/hold';
import { payableNow } from '@stayfront/rules/booking/payable-now';
import { demandOf, type Demand } from '@stayfront/rules/booking/quote';
import { referenceFrom } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import { quotedCurrency } from '../currency/guest-currency.ts';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import type pg from 'pg';
import type { Hotel } from '../hotel/hotel.store.ts';
import type { QuoteSeal } from '../offer/quote-seal.ts';
import type { ProviderOf } from '../payment/provider-of.ts';
import { checkGuarantee } from './check-guarantee.ts';
import { checkGuestInfo } from './check-guest-info.ts';
import { findChangedRate } from './find-changed-rate.ts';
import { readAreRoomsHeld } from './held-nights.store.ts';
import { takeRoomsFor, writeReservation } from './new-reservation.store.ts';
import { readWishes, type WishedStay } from './read-wishes.ts';
import { hashToken, tokenFrom } from './reservation-token.ts';
import { writeOnce, type Written } from './write-once.ts';

export type Booking = { readonly request: BookRequest; readonly idempotencyKey: string };
export type BookingMeans = {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly seal: QuoteSeal;
  readonly secret: string;
  readonly providerOf: ProviderOf;
  readonly publicUrl: () => string;
};

/** What is remembered of a booking. The token is not, not even here: it is worked out again from the seed. */
type Booked = Omit<BookingAnswer, 'token' | 'areRoomsHeld'> & { readonly tokenSeed: string };

/**
 * Books the quoted rooms, all or none: rooms, reservation, answer and the confirmation mail are one transaction. Rooms
 * that are paid for in advance are held until the payment has come.
 */
export async function book(
  means: BookingMeans,
  hotel: Hotel,
  { request, idempotencyKey }: Booking,
  now: Instant,
): Promise<BookingAnswer | Refusal> {
  const { hotelId } = hotel;
  // A guest who changes the language, or types the card again, after a lost answer still asks for the same booking.
  const { lang: _, paymentCard: __, ...content } = request.reservation;
  const onceKey = { hotelId, operation: 'sendBookRequest', key: idempotencyKey, body: content };
  const done = await writeOnce(means.pool, onceKey, now, await planBooking(means, hotel, request, now));
  if ('refused' in done) return done;
  return {
    status: done.status,
    reservationId: done.reservationId,
    token: tokenFrom(means.secret, Buffer.from(done.tokenSeed, 'base64url')),
    createDateTime: done.createDateTime,
    version: done.version,
    payableNow: done.payableNow,
    holdExpiresAt: done.holdExpiresAt,
    areRoomsHeld:
      done.status === 'held' &&
      (await inHotel(means.db, hotelId, (tx) => readAreRoomsHeld(tx, hotelId, done.reservationId))),
  };
}

/** Everything that can be decided without looking at the calendar; the provider is asked before anything is written. */
async function planBooking(
  means: BookingMeans,
  hotel: Hotel,
  { reservation }: BookRequest,
  now: Instant,
): Promise<Written<Booked> | Refusal> {
  const { seal, secret } = means;
  const { config, currency: hotelCurrency } = hotel.document;
  if (config.isInMaintenance) return refuse('hotel.maintenance');
  const fault = checkGuestInfo(hotel, reservation.guestInfo);
  if (fault) return fault;
  const wishes = readWishes(seal, hotel, reservation.roomStays, now);
  if ('refused' in wishes) return wishes;
  const [first] = wishes.stays;
  if (!first) return refuse('rooms.count');
  const due = payableNow(wishes.stays);
  const secured = await checkGuarantee(means, hotel, wishes.stays, reservation);
  if ('refused' in secured) return secured;
  const tokenSeed = randomBytes(32);
  const holdExpiresAt = due > 0 ? holdEnd(now) : null;
  const known = {
    reservationId: referenceFrom(randomBytes(10)),
    status: due > 0 ? ('held' as const) : ('book' as const),
    version: 1,
  };
  const planned = {
    ...known,
    hotelId: hotel.hotelId,
    createdAt: now,
    holdExpiresAt,
    language: reservation.lang,
    currency: quotedCurrency(first.quote).currency,
    hotelCurrency,
    channel: reservation.channelParameters ?? {},
    sessionId: reservation.sessionId,
    guest: reservation.guestInfo,
    guarantee: secured.guarantee,
    tokenSeed,
    tokenHash: hashToken(tokenFrom(secret, tokenSeed)),
    roomStays: wishes.stays.map((stay, roomStayIndex) => ({ ...stay, roomStayIndex })),
  };
  const quotes = wishes.stays.map(({ quote }) => quote);
  return {
    answer: {
      ...known,
      createDateTime: new Date(now).toISOString(),
      payableNow: due,
      holdExpiresAt: holdExpiresAt === null ? null : new Date(holdExpiresAt).toISOString(),
      tokenSeed: tokenSeed.toString('base64url'),
    },
    check: (send) => findChangedRate(send, hotel, quotes),
    write: [writeReservation(planned), takeRoomsFor(planned, demandFor(wishes.stays), now)],
  };
}

const demandFor = (stays: readonly WishedStay[]): Demand[] =>
  demandOf(stays.map(({ quote }) => ({ roomId: quote.roomId, nights: nightsOf(quote) })));
