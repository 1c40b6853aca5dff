import type { Availabilities, Product } from '@stayfront/contract/offer';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { productIdOf } from '@stayfront/contract/property/property-document';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { findOffers } from '@stayfront/rules/availability/find-offers';
import { quoteMinutes, quoteTotal, type Quote } from '@stayfront/rules/booking/quote';
import { conditionOf, freeUntil } from '@stayfront/rules/cancellation/policy';
import { money } from '@stayfront/rules/money';
import { averagePerNight } from '@stayfront/rules/pricing/price-night';
import { bookableDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { clampGuests, type Guests } from '@stayfront/rules/stay/guests';
import { nightCount, type Stay } from '@stayfront/rules/stay/stay-date';
import { cityTax, includedVat } from '@stayfront/rules/tax/taxes';
import { readCalendar } from '../calendar/calendar.store.ts';
import type { Db } from '../db/open-database.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import type { QuoteSeal } from './quote-seal.ts';

export type Search = { readonly stay: Stay; readonly guests: Guests; readonly language: Language };

/** Which rooms are free for a stay, at which rates; each price comes with a signed quote that can be booked. */
export async function searchOffers(
  db: Db,
  seal: QuoteSeal,
  hotel: Hotel,
  search: Search,
  now: Instant,
): Promise<Availabilities | Refusal> {
  const refusal = checkSearch(hotel, search, now);
  if (refusal) return refusal;
  const { document } = hotel;
  const calendar = await readCalendar(db, hotel.hotelId, search.stay);
  const offers = findOffers(document.rooms, document.ratePlans, calendar, search.stay, search.guests);
  const expiresAt = now + quoteMinutes * 60_000;
  return {
    checkIn: search.stay.arrival,
    checkOut: search.stay.departure,
    validUntil: new Date(expiresAt).toISOString(),
    availabilities: offers
      .filter((offer) => offer.rates.length > 0)
      .map((offer) => ({
        guestRoomId: offer.roomId,
        availability: offer.free,
        popularity: document.rooms.find((room) => room.id === offer.roomId)?.popularity ?? null,
        products: offer.rates.map((rate) => {
          const quote = makeQuote(hotel, search, offer.roomId, rate.ratePlanId, rate.nightPrices, expiresAt);
          return describeProduct(hotel, quote, seal.seal(quote), search.language, now);
        }),
      })),
  };
}

function checkSearch(hotel: Hotel, search: Search, now: Instant): Refusal | null {
  const { document } = hotel;
  if (document.config.isInMaintenance) return refuse('hotel.maintenance');
  const days = bookableDays(todayAt(document.timeZone, now));
  if (search.stay.arrival < days.first) return refuse('date.past', `Choose an arrival from ${days.first} on`);
  if (search.stay.departure > days.last) return refuse('date.range', `Choose a departure until ${days.last}`);
  const most = clampGuests(search.guests, document.guests);
  for (const kind of ['adults', 'children', 'infants'] as const)
    if (most[kind] !== search.guests[kind])
      return refuse(
        'guests.bounds',
        `This hotel takes ${document.guests[kind].min} to ${document.guests[kind].max} ${kind} in a room`,
      );
  return null;
}

function makeQuote(
  hotel: Hotel,
  search: Search,
  roomId: string,
  ratePlanId: string,
  nightPrices: readonly number[],
  expiresAt: Instant,
): Quote {
  const { document } = hotel;
  const plan = document.ratePlans.find((candidate) => candidate.id === ratePlanId);
  const policy = document.cancellationPolicies.find((candidate) => candidate.id === plan?.cancellationPolicy);
  if (!plan || !policy) throw new Error(`The document of hotel ${hotel.hotelId} lost rate plan ${ratePlanId}`);
  const gross = money(
    nightPrices.reduce((sum, night) => sum + night, 0),
    document.currency,
  );
  const nights = nightCount(search.stay);
  const taxes = document.taxes.map((tax) =>
    tax.kind === 'vat'
      ? { vat: includedVat(gross, tax.basisPoints).minor, city: 0 }
      : { vat: 0, city: cityTax(tax, search.guests, nights) },
  );
  return {
    hotelId: hotel.hotelId,
    roomId,
    ratePlanId,
    arrival: search.stay.arrival,
    departure: search.stay.departure,
    guests: search.guests,
    currency: document.currency,
    nightPrices,
    vat: taxes.reduce((sum, tax) => sum + tax.vat, 0),
    cityTax: taxes.reduce((sum, tax) => sum + tax.city, 0),
    guarantee: plan.guarantee,
    policy: { freeUntil: policy.freeUntil, fee: policy.fee },
    expiresAt,
  };
}

function describeProduct(hotel: Hotel, quote: Quote, reference: string, language: Language, now: Instant): Product {
  const { document } = hotel;
  const plan = document.ratePlans.find((candidate) => candidate.id === quote.ratePlanId);
  if (!plan) throw new Error(`The document of hotel ${hotel.hotelId} lost rate plan ${quote.ratePlanId}`);
  const total = quoteTotal(quote);
  const nights = nightCount(quote);
  return {
    productId: productIdOf(quote.roomId, quote.ratePlanId),
    ratePlanId: plan.id,
    ratePlanCode: plan.code,
    ratePlanName: textIn(plan.name, language, document.language),
    ratePlanDescription: textIn(plan.description, language, document.language),
    guaranteeType: plan.guarantee,
    isBookable: plan.guarantee === 'None',
    isBar: plan.isBestAvailableRate,
    currency: quote.currency,
    nbNights: nights,
    totalPrice: total,
    totalDiscount: 0,
    averagePerNight: averagePerNight(total, 0, nights),
    totalVat: quote.vat,
    totalLocalTax: quote.cityTax,
    cancellationConditions: cancellationOf(quote, document.timeZone, now),
    hasServices: false,
    reference,
  };
}

/** Badge, policy text and fee all follow from the rule in the quote. */
export function cancellationOf(quote: Quote, timeZone: string, now: Instant): Product['cancellationConditions'] {
  const deadline = freeUntil(quote.policy, quote.arrival, timeZone);
  return {
    condition: conditionOf(quote.policy, quote.arrival, timeZone, now),
    freeUntil: deadline === null ? null : new Date(deadline).toISOString(),
  };
}
