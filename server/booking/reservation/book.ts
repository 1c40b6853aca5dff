import { randomBytes } from 'node:crypto';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { BookingAnswer, BookRequest } from '@stayfront/contract/reservation';
import { holdEnd } from '@stayfront/rules/booking/hold';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import { payableNow } from '@stayfront/rules/booking/payable-now';
import { demandOf, type Demand } from '@stayfront/rules/booking/quote';
import { money } from '@stayfront/rules/money';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import { referenceFrom } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import { quotedCurrency } from '../../property/currency/guest-currency.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { writeOnce, type Written } from '../../platform/once/write-once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isShut } from '../../property/hotel/is-shut.ts';
import type { QuoteSeal } from '../../selling/offer/quote-seal.ts';
import { paymentNumber } from '../../payment/payment-number.ts';
import type { ProviderOf } from '../../payment/provider-of.ts';
import type { HotelBooking } from './booked-by-hotel.ts';
import { checkGuarantee } from './check-guarantee.ts';
import { takeOffers } from './take-offers.ts';
import { checkGuestInfo } from './check-guest-info.ts';
import { findChangedRate } from './find-changed-rate.ts';
import { readHoldBegun } from './hold-begun.store.ts';
import { measureWithoutCard } from './measure-without-card.ts';
import {
  checkPackagesFor,
  noteAsking,
  takeRoomsFor,
  writeReservation,
  type WrittenReservation,
} from './new-reservation.store.ts';
import { readRequested, type RequestedStay } from './read-requested.ts';
import { hashToken, tokenFrom } from './reservation-token.ts';

export type Booking = {
  readonly request: BookRequest;
  readonly idempotencyKey: string;
  /** Where the request came from. */
  readonly address: string;
  /** The hotel or a partner of it books with the hotel's key: nobody is asked to confirm. */
  readonly isKeyed: boolean;
  /** The hotel itself books, with the freedom that it has. */
  readonly byHotel?: HotelBooking;
};
export type BookingDeps = {
  readonly db: Db;
  readonly seal: QuoteSeal;
  readonly secret: string;
  readonly providerOf: ProviderOf;
  readonly publicUrl: () => string;
};

/** How the database says no to rooms, and that the key was for another booking. */
const noRoom = { SF001: 'sold_out', SF002: 'hold.too_many', SF003: 'booking.card_needed' } as const;
type RefusedOnce = Refusal<(typeof noRoom)[keyof typeof noRoom] | 'idempotency.mismatch'>;

/** What is remembered of a booking. The token is not, not even here: it is worked out again from the seed. */
type Booked = Omit<BookingAnswer, 'token' | 'areRoomsHeld' | 'awaits'> & {
  readonly tokenSeed: string;
  readonly total?: number;
};

/** A booking with what its rooms cost, in the hotel's currency; null for one that a release before has kept. */
type BookedRooms = { readonly answer: BookingAnswer; readonly total: number | null };
type RefusedBooking = RefusedBy<typeof planBooking | typeof findChangedRate> | RefusedOnce;

/**
 * Books the quoted rooms, all or none: rooms, reservation, answer and the confirmation mail are one transaction. Rooms
 * that are paid for in advance are held until the payment has come; rooms for which nothing stands, where there are many
 * such, until the guest has confirmed them by mail.
 */
export async function book(
  deps: BookingDeps,
  hotel: Hotel,
  booking: Booking,
  now: Instant,
): Promise<BookingAnswer | RefusedBooking> {
  const booked = await bookRooms(deps, hotel, booking, now);
  return 'refused' in booked ? booked : booked.answer;
}

/** The same, for whoever is to know what it comes to. */
export async function bookRooms(
  deps: BookingDeps,
  hotel: Hotel,
  booking: Booking,
  now: Instant,
): Promise<BookedRooms | RefusedBooking> {
  const { hotelId } = hotel;
  // A guest who changes the language, or types the card again, after a lost answer still asks for the same booking.
  const { lang: _, paymentCard: __, ...content } = booking.request.reservation;
  const asked = booking.byHotel
    ? { operation: 'bookForHotel', body: booking.byHotel.asked }
    : { operation: 'sendBookRequest', body: content };
  const onceKey = { hotelId, key: booking.idempotencyKey, ...asked };
  const done = await writeOnce(deps.db, onceKey, now, await planBooking(deps, hotel, booking, now), noRoom);
  if ('refused' in done) return done;
  const { answer } = done;
  const written = done.written as WrittenReservation | null;
  const { isMailAsked, areRoomsHeld } =
    answer.status === 'book' && written?.is_mail_asked === false
      ? { isMailAsked: false, areRoomsHeld: false }
      : await inHotel(deps.db, hotelId, (tx) => readHoldBegun(tx, hotelId, answer.reservationId));
  const told: BookingAnswer = {
    status: isMailAsked ? 'held' : answer.status,
    reservationId: answer.reservationId,
    token: tokenFrom(deps.secret, Buffer.from(answer.tokenSeed, 'base64url')),
    createDateTime: answer.createDateTime,
    version: answer.version,
    payableNow: answer.payableNow,
    holdExpiresAt: isMailAsked
      ? new Date(holdEnd(Date.parse(answer.createDateTime))).toISOString()
      : answer.holdExpiresAt,
    awaits: isMailAsked
      ? 'mail'
      : answer.status === 'held'
        ? booking.byHotel?.asksForCard
          ? 'card'
          : 'payment'
        : null,
    areRoomsHeld: areRoomsHeld && (isMailAsked || answer.status === 'held'),
  };
  return { answer: told, total: answer.total ?? null };
}

/** Everything that can be decided without looking at the calendar; the provider is asked before anything is written. */
async function planBooking(
  deps: BookingDeps,
  hotel: Hotel,
  { request: { reservation }, address, isKeyed, byHotel }: Booking,
  now: Instant,
): Promise<
  | Written<Booked, 'rate.changed'>
  | Refusal<'hotel.maintenance'>
  | RefusedBy<typeof checkGuestInfo | typeof readRequested | typeof checkGuarantee>
> {
  const { seal, secret } = deps;
  const { config, currency: hotelCurrency } = hotel.document;
  if (isShut(hotel) && !byHotel) return refuse('hotel.maintenance');
  const fault = byHotel ? null : checkGuestInfo(hotel, reservation.guestInfo);
  if (fault) return fault;
  const wishes = readRequested(seal, hotel, reservation.roomStays, now, byHotel?.agreed);
  if ('refused' in wishes) return wishes;
  const [first] = wishes.stays;
  if (!first) throw new Error('The contract lets nobody book no room');
  const due = payableNow(wishes.stays);
  const secured = byHotel ? { guarantee: null } : await checkGuarantee(deps, hotel, wishes.stays, reservation);
  if ('refused' in secured) return secured;
  const tokenSeed = randomBytes(32);
  // What the hotel books stands at once, paid for or not, unless it asks for the money first.
  const isCardAsked = byHotel?.asksForCard === true;
  const holdExpiresAt = due === 0 && !isCardAsked ? null : byHotel ? byHotel.heldUntil : holdEnd(now);
  const isHeld = holdExpiresAt !== null;
  if (byHotel && isHeld && !isCardAsked && !cardAbilities(config.paymentSolutionsProvider).canCharge)
    return refuse('payment.unavailable');
  const known = {
    reservationId: referenceFrom(randomBytes(10)),
    status: isHeld ? ('held' as const) : ('book' as const),
    version: 1,
  };
  const quotes = wishes.stays.map(({ quote }) => quote);
  const offered = quotes.filter(({ waitingId }) => waitingId !== undefined);
  const searched = quotes.filter(({ waitingId }) => waitingId === undefined);
  const demand = demandFor(wishes.stays);
  const { email } = reservation.guestInfo;
  const planned = {
    ...known,
    measure:
      due > 0 || secured.guarantee || isKeyed || byHotel
        ? null
        : measureWithoutCard(secret, hotel, { email, address }, wishes.stays.length, demand),
    hotelId: hotel.hotelId,
    byHotel,
    isCardAsked,
    ...(byHotel && isHeld
      ? {
          asking: isCardAsked
            ? ({ what: 'card-link', mark: paymentNumber('SK') } as const)
            : ({ what: 'payment-link', mark: 'booked', amount: money(due, hotelCurrency) } as const),
        }
      : {}),
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
    isOffered: searched.length === 0,
    roomStays: wishes.stays.map(({ quote: { waitingId: ___, ...quote }, ...stay }, roomStayIndex) => ({
      ...stay,
      quote,
      roomStayIndex,
    })),
  };
  return {
    answer: {
      ...known,
      createDateTime: new Date(now).toISOString(),
      payableNow: due,
      holdExpiresAt: holdExpiresAt === null ? null : new Date(holdExpiresAt).toISOString(),
      tokenSeed: tokenSeed.toString('base64url'),
      total: hotelTotal(planned.roomStays),
    },
    // What is held for a guest of the waiting list was offered with its rules, and is kept as it was.
    check: async (send) =>
      (await findChangedRate(send, hotel, offered, 'lifted')) ??
      findChangedRate(send, hotel, searched, byHotel && byHotel.reason !== null ? 'lifted' : 'kept'),
    // Packages before nights, as everywhere: two that want both would else wait on each other.
    write: [
      writeReservation(planned),
      ...noteAsking(planned),
      ...checkPackagesFor(planned, now),
      ...takeOffers(planned, offered),
      takeRoomsFor(planned, demand, now),
    ],
  };
}

const demandFor = (stays: readonly RequestedStay[]): Demand[] =>
  demandOf(stays.map(({ quote }) => ({ roomId: quote.roomId, nights: nightsOf(quote) })));
