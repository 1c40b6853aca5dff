import type { CurrencyCode } from '../currency/currencies.ts';
import type { CancellationPolicy } from '../cancellation/policy.ts';
import type { Instant } from '../stay/hotel-clock.ts';
import type { Guests } from '../stay/guests.ts';
import type { StayDate } from '../stay/stay-date.ts';
import type { Freed } from '../special-offer/freed-by.ts';
import type { OfferLine } from '../special-offer/offer-lines.ts';
import type { QuotedDeposit } from './deposit-rule.ts';

/** How long a price that was shown can be booked. */
export const quoteMinutes = 20;
const minute = 60_000;

/**
 * When a quote ends that is given now: with the minute in which its time is over. Whoever looks for the same within a
 * minute is given the same quotes, which are signed once; guests are told their twenty minutes.
 */
export const quoteEnd = (now: Instant): Instant => (Math.floor(now / minute) + 1 + quoteMinutes) * minute;

/** In which minute, and so on which day, a quote was given: days begin and end with minutes, everywhere. */
export const quotedAt = ({ expiresAt }: Pick<Quote, 'expiresAt'>): Instant => expiresAt - quoteMinutes * minute - 1;

/**
 * What was offered: the product, the stay and every price line. The server signs it, the guest sends it back, and
 * exactly this is charged. All amounts are minor units of `currency`; a guest's own currency is worked out from them line
 * by line, so that it needs no amounts here.
 */
export type Quote = {
  readonly hotelId: number;
  readonly roomId: string;
  readonly ratePlanId: string;
  /** The package the room was chosen in, if it was. */
  readonly packageId: string | null;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly guests: Guests;
  /** The hotel's currency: what is charged. */
  readonly currency: CurrencyCode;
  readonly nightPrices: readonly number[];
  /** What offers and the promotion take off each night; empty where there are none. */
  readonly nightDiscounts: readonly number[];
  readonly promotionCode: string | null;
  /** What each offer has taken off, of the discounts above; the rest is the promotion's. Absent where there is none. */
  readonly offers?: readonly OfferLine[];
  /** Nights and children that they make free, for services that are part of the price. Absent where there are none. */
  readonly freed?: Freed;
  /** Inside the price. */
  readonly vat: number;
  /** Not in the total: the hotel collects them at check-in. Empty where a tax service is asked at checkout. */
  readonly localTaxes: readonly LocalTaxLine[];
  /** How amounts were shown to a guest who thinks in another currency. */
  readonly exchange: Exchanged | null;
  readonly guarantee: 'None' | 'GuaranteeRequired' | 'PrePay';
  readonly policy: CancellationPolicy;
  /** What is paid now of a room that is paid in advance, and when the rest. Absent where all of it is paid at once. */
  readonly deposit?: QuotedDeposit;
  /** Whose place on the waiting list the room is held for. Absent in all that a search finds. */
  readonly waitingId?: string;
  readonly expiresAt: Instant;
};

export type LocalTaxLine = { readonly taxId: string; readonly minor: number };

/** The guest's currency, and the rate and its day: what a franc was worth when the price was shown. */
export type Exchanged = { readonly currency: CurrencyCode; readonly nanos: number; readonly date: StayDate };

/** What the guest pays for the room: its nights without what is taken off them. */
export const quoteTotal = (quote: Pick<Quote, 'nightPrices' | 'nightDiscounts'>): number =>
  sumOf(quote.nightPrices) - sumOf(quote.nightDiscounts);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

export type QuoteRefusal = 'quote.invalid' | 'quote.expired';

/** Whether a quote whose signature was right may be booked at this hotel now. */
export function checkQuote(quote: Quote, hotelId: number, now: Instant): QuoteRefusal | null {
  if (quote.hotelId !== hotelId) return 'quote.invalid';
  if (now > quote.expiresAt) return 'quote.expired';
  return null;
}

/** Rooms needed per kind and night by all stays of a request together, so that two lines cannot take one room twice. */
export type Demand = { readonly date: StayDate; readonly roomId: string; readonly rooms: number };

export function demandOf(stays: readonly { roomId: string; nights: readonly StayDate[] }[]): Demand[] {
  const rooms = new Map<string, Demand>();
  for (const { roomId, nights } of stays)
    for (const date of nights) {
      const key = `${date} ${roomId}`;
      rooms.set(key, { date, roomId, rooms: (rooms.get(key)?.rooms ?? 0) + 1 });
    }
  // In one order for everybody, or two overlapping bookings would wait on each other for ever.
  return [...rooms.values()].sort((a, b) => compare(a.date, b.date) || compare(a.roomId, b.roomId));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
