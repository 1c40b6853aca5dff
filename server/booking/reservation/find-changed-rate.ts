import { refuse, type Refusal } from '@stayfront/contract/problem';
import { priceStay } from '@stayfront/rules/availability/find-offers';
import { quotedAt, type Quote } from '@stayfront/rules/booking/quote';
import { checkPackage, checkPackageGuests } from '@stayfront/rules/package/check-package';
import { packageConditions } from '@stayfront/rules/package/package-days';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { fits } from '@stayfront/rules/stay/occupancy';
import { readRatesOf } from '../../selling/calendar/read-rates-of.ts';
import type { Send } from '../../platform/db/in-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkGuests } from '../../selling/offer/check-guests.ts';

/**
 * The price that was quoted stands; but what the hotel has closed since then, taken away or made too small for these
 * guests is not sold any more. The hotel itself may sell over its own rules of days; what is gone it cannot sell either.
 */
export async function findChangedRate(
  send: Send,
  hotel: Hotel,
  quotes: readonly Quote[],
  rules: 'kept' | 'lifted' = 'kept',
): Promise<Refusal<'rate.changed'> | null> {
  if (quotes.length === 0) return null;
  if (!quotes.every((quote) => isOffered(hotel, quote))) return refuse('rate.changed');
  if (rules === 'lifted') return null;
  const calendar = await readRatesOf(send, hotel.document, quotes, quotedOn(hotel, quotes));
  const isOpen = (quote: Quote): boolean => {
    const own = packageOf(hotel, quote)?.price;
    return typeof priceStay(calendar, quote.roomId, quote.ratePlanId, quote, quote.guests, own) !== 'string';
  };
  return quotes.every(isOpen) ? null : refuse('rate.changed');
}

/** The day on which the first of the quotes was given: who books a few minutes after midnight is not a day late. */
const quotedOn = ({ document }: Hotel, quotes: readonly Quote[]): StayDate =>
  todayAt(document.timeZone, Math.min(...quotes.map(quotedAt)));

function isOffered(hotel: Hotel, quote: Quote): boolean {
  const { document } = hotel;
  const room = document.rooms.find(({ id }) => id === quote.roomId);
  const plan = document.ratePlans.find(({ id }) => id === quote.ratePlanId);
  return (
    room !== undefined &&
    plan !== undefined &&
    (!plan.rooms || plan.rooms.includes(room.id)) &&
    (quote.packageId === null || fitsPackage(hotel, quote)) &&
    quote.currency === document.currency &&
    fits(room, quote.guests) &&
    checkGuests(hotel, quote.guests) === null
  );
}

const packageOf = ({ document }: Hotel, { packageId }: Quote) => document.packages.find(({ id }) => id === packageId);

/** Whether the package is still there, for such nights and such guests. */
function fitsPackage(hotel: Hotel, quote: Quote): boolean {
  const pack = packageOf(hotel, quote);
  if (!pack || pack.ratePlan !== quote.ratePlanId) return false;
  const conditions = packageConditions(pack);
  return (
    checkPackage(conditions, quote, quotedOn(hotel, [quote])) === null &&
    checkPackageGuests(conditions, quote.guests) === null
  );
}
