import { refuse, type Refusal } from '@stayfront/contract/problem';
import { priceStay } from '@stayfront/rules/availability/find-offers';
import type { Quote } from '@stayfront/rules/booking/quote';
import { fits } from '@stayfront/rules/stay/guests';
import { readCalendar } from '../calendar/stay-calendar.store.ts';
import type { Tx } from '../db/open-database.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { checkGuests } from '../offer/check-guests.ts';

/**
 * The price that was quoted stands; but what the hotel has closed since then, taken away or made too small for these
 * guests is not sold any more.
 */
export async function findChangedRate(tx: Tx, hotel: Hotel, quotes: readonly Quote[]): Promise<Refusal | null> {
  if (!quotes.every((quote) => isOffered(hotel, quote))) return refuse('rate.changed');
  const calendars = new Map<string, Awaited<ReturnType<typeof readCalendar>>>();
  for (const quote of quotes) {
    const key = `${quote.arrival} ${quote.departure}`;
    const calendar = calendars.get(key) ?? (await readCalendar(tx, hotel.document, quote));
    calendars.set(key, calendar);
    const prices = priceStay(calendar, quote.roomId, quote.ratePlanId, quote, quote.guests);
    if (typeof prices === 'string') return refuse('rate.changed');
  }
  return null;
}

function isOffered(hotel: Hotel, quote: Quote): boolean {
  const { document } = hotel;
  const room = document.rooms.find(({ id }) => id === quote.roomId);
  const plan = document.ratePlans.find(({ id }) => id === quote.ratePlanId);
  return (
    room !== undefined &&
    plan !== undefined &&
    (!plan.rooms || plan.rooms.includes(room.id)) &&
    (quote.packageId === null || document.packages.some(({ id }) => id === quote.packageId)) &&
    quote.currency === document.currency &&
    fits(room.maxOccupancy, quote.guests) &&
    checkGuests(hotel, quote.guests) === null
  );
}
