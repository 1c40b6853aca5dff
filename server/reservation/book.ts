import { randomBytes } from 'node:crypto';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { BookingAnswer, BookRequest } from '@stayfront/contract/reservation';
import { priceStay } from '@stayfront/rules/availability/find-offers';
import { checkQuote, demandOf, type Quote } from '@stayfront/rules/booking/quote';
import { referenceFrom } from '@stayfront/rules/booking/reservation-reference';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import { readCalendar } from '../calendar/stay-calendar.store.ts';
import type { Db, Tx } from '../db/open-database.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { enqueue } from '../message/enqueue.ts';
import type { QuoteSeal } from '../offer/quote-seal.ts';
import { once } from './once.ts';
import { hashToken, tokenFrom } from './reservation-token.ts';
import { insertReservation } from './reservation.store.ts';
import { takeRooms } from './take-rooms.ts';

export type Booking = { readonly request: BookRequest; readonly idempotencyKey: string };
type Means = { readonly db: Db; readonly seal: QuoteSeal; readonly secret: string };

/** Books the quoted rooms, all or none: rooms, reservation, answer and the confirmation mail are one transaction. */
export async function book(
  { db, seal, secret }: Means,
  hotel: Hotel,
  { request, idempotencyKey }: Booking,
  now: Instant,
): Promise<BookingAnswer | Refusal> {
  const { hotelId } = hotel;
  // A guest who changes the language after a lost answer and asks again still asks for the same booking.
  const { lang, ...content } = request.reservation;
  const onceKey = { hotelId, operation: 'sendBookRequest', key: idempotencyKey, body: content };
  const done = await once(db, onceKey, now, async (tx) => {
    if (hotel.document.config.isInMaintenance) return refuse('hotel.maintenance');
    const quotes = readQuotes(seal, hotel, request, now);
    if ('refused' in quotes) return quotes;
    const changed = await findChangedRate(tx, hotel, quotes.list);
    if (changed) return changed;
    const demand = demandOf(quotes.list.map((quote) => ({ roomId: quote.roomId, nights: nightsOf(quote) })));
    if (!(await takeRooms(tx, hotelId, demand, now))) return refuse('sold_out');
    const tokenSeed = randomBytes(32);
    const reservationId = referenceFrom(randomBytes(10));
    await insertReservation(tx, {
      hotelId,
      reservationId,
      status: 'book',
      version: 1,
      createdAt: now,
      holdExpiresAt: null,
      cancelledAt: null,
      language: lang,
      currency: hotel.document.currency,
      hotelCurrency: hotel.document.currency,
      channel: request.reservation.channelParameters ?? {},
      sessionId: request.reservation.sessionId,
      guest: request.reservation.guestInfo,
      tokenSeed,
      tokenHash: hashToken(tokenFrom(secret, tokenSeed)),
      roomStays: quotes.list.map((quote, roomStayIndex) => ({
        roomStayIndex,
        status: 'book',
        quote,
        services: [],
        taxes: [],
        cancellationFee: 0,
      })),
    });
    await enqueue(tx, 'send-confirmation', { hotelId, reservationId });
    // The token itself is not stored, not even in the remembered answer: it is worked out again from the seed.
    return { reservationId, createdAt: now, tokenSeed: tokenSeed.toString('base64url') };
  });
  if ('refused' in done) return done;
  return {
    status: 'book',
    reservationId: done.reservationId,
    token: tokenFrom(secret, Buffer.from(done.tokenSeed, 'base64url')),
    createDateTime: new Date(done.createdAt).toISOString(),
    version: 1,
    payableNow: 0,
    holdExpiresAt: null,
  };
}

function readQuotes(seal: QuoteSeal, hotel: Hotel, request: BookRequest, now: Instant): { list: Quote[] } | Refusal {
  const list: Quote[] = [];
  for (const { reference } of request.reservation.roomStays) {
    const quote = seal.open(reference);
    if (!quote) return refuse('quote.invalid');
    const refusal = checkQuote(quote, hotel.hotelId, now);
    if (refusal) return refuse(refusal);
    // A quote made before midnight for that night ends with the hotel's day, though its 20 minutes last longer.
    if (quote.arrival < todayAt(hotel.document.timeZone, now)) return refuse('quote.expired');
    list.push(quote);
  }
  return { list };
}

/** The price that was quoted stands; but a rate the hotel has closed since then, or taken away, is not sold any more. */
async function findChangedRate(tx: Tx, hotel: Hotel, quotes: readonly Quote[]): Promise<Refusal | null> {
  for (const quote of quotes) {
    const isOffered =
      hotel.document.rooms.some((room) => room.id === quote.roomId) &&
      hotel.document.ratePlans.some(
        (plan) => plan.id === quote.ratePlanId && (!plan.rooms || plan.rooms.includes(quote.roomId)),
      );
    const calendar = await readCalendar(tx, hotel.document, quote);
    const prices = priceStay(calendar, quote.roomId, quote.ratePlanId, quote, quote.guests);
    if (!isOffered || typeof prices === 'string') return refuse('rate.changed');
  }
  return null;
}
