import type { Product } from '@stayfront/contract/offer';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import { findRunOffers } from '@stayfront/rules/grid/find-run-offers';
import { quoteMinutes, type Quote } from '@stayfront/rules/booking/quote';
import { quoteWriter } from '@stayfront/rules/booking/quote-text';
import { conditionOf as conditionNow, freeUntil } from '@stayfront/rules/cancellation/policy';
import { money } from '@stayfront/rules/money';
import { averagePerNight } from '@stayfront/rules/pricing/price-night';
import { bookableDays, todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Guests } from '@stayfront/rules/stay/guests';
import { dayNumber, nightCount, nightsOf, type Stay } from '@stayfront/rules/stay/stay-date';
import { localTax as taxOf } from '@stayfront/rules/tax/local-tax';
import { includedVat } from '@stayfront/rules/tax/taxes';
import type { Hotel } from '../hotel/hotel.store.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import { checkGuests } from './check-guests.ts';
import { offerInstead } from './offer-instead.ts';
import { priceListOf, productJson, type ListedRate } from './price-list.ts';
import type { QuoteSeal } from './quote-seal.ts';

export type Search = { readonly stay: Stay; readonly guests: Guests; readonly language: Language };

/** Which rooms are free for a stay, at which rates; each price comes with a signed quote that can be booked. */
export async function searchOffers(
  snapshots: Snapshots,
  seal: QuoteSeal,
  hotel: Hotel,
  search: Search,
  now: Instant,
): Promise<PreparedAnswer | Refusal> {
  const refusal = checkSearch(hotel, search, now);
  if (refusal) return refusal;
  const grid = await snapshots.gridFor(hotel, search.stay, now);
  const arrival = dayNumber(search.stay.arrival) - grid.firstDay;
  const offers = findRunOffers(grid, arrival, nightCount(search.stay), search.guests);
  const expiresAt = now + quoteMinutes * 60_000;
  const write = productWriter(hotel, seal, search, expiresAt, now);
  const rooms = offers.map((offer) => {
    const room = hotel.document.rooms[offer.room];
    if (!room) throw new Error(`The grid of hotel ${hotel.hotelId} has a room that its document has not`);
    const products = offer.products.map((one) =>
      write(room.id, grid.products[one.product]?.ratePlanId ?? '', one.nightPrices),
    );
    return `{"guestRoomId":"${room.id}","availability":${offer.free},"popularity":${room.popularity ?? null},"products":[${products.join(',')}]}`;
  });
  const isNothing = !offers.some((offer) => offer.free > 0);
  const instead = isNothing
    ? offerInstead(hotel, await snapshots.wholeGrid(hotel, now), search)
    : { reasons: [], nearestStays: [] };
  return new PreparedAnswer(
    `{"checkIn":"${search.stay.arrival}","checkOut":"${search.stay.departure}",` +
      `"currency":"${hotel.document.currency}","hotelCurrency":"${hotel.document.currency}","exchangeRate":null,` +
      `"promotion":null,"validUntil":"${new Date(expiresAt).toISOString()}","availabilities":[${rooms.join(',')}],` +
      `${JSON.stringify(instead).slice(1)}`,
  );
}

type WriteProduct = (roomId: string, ratePlanId: string, nightPrices: readonly number[]) => string;

/** Writes products of one search as JSON. What is the same for several of them is worked out once. */
function productWriter(hotel: Hotel, seal: QuoteSeal, search: Search, expiresAt: Instant, now: Instant): WriteProduct {
  const { document } = hotel;
  const list = priceListOf(hotel);
  const nights = nightCount(search.stay);
  const vatTaxes = document.taxes.filter((tax) => tax.kind === 'vat');
  const localTaxes = document.taxes.filter((tax) => tax.kind === 'local');
  const dates = nightsOf(search.stay);
  const writeQuote = quoteWriter({
    hotelId: hotel.hotelId,
    arrival: search.stay.arrival,
    guests: search.guests,
    currency: document.currency,
    packageId: null,
    promotionCode: null,
    exchange: null,
    expiresAt,
  });
  const conditions = new Map<ListedRate, string>();
  const conditionOf = (rate: ListedRate): string => {
    const known = conditions.get(rate);
    if (known !== undefined) return known;
    const written = JSON.stringify(
      cancellationOf({ policy: rate.policy, arrival: search.stay.arrival }, document.timeZone, now),
    );
    conditions.set(rate, written);
    return written;
  };
  return (roomId, ratePlanId, nightPrices) => {
    const rate = list.get(ratePlanId);
    if (!rate) throw new Error(`The grid of hotel ${hotel.hotelId} has a rate plan that its document has not`);
    let total = 0;
    for (const price of nightPrices) total += price;
    const gross = money(total, document.currency);
    let vat = 0;
    for (const tax of vatTaxes) vat += includedVat(gross, tax.basisPoints).minor;
    const priced = dates.map((date, i) => ({ date, minor: nightPrices[i] ?? 0 }));
    const taxLines = localTaxes.map((tax) => ({ taxId: tax.id, minor: taxOf(tax, priced, search.guests).minor }));
    const localTax = taxLines.reduce((sum, tax) => sum + tax.minor, 0);
    const amounts = { nightPrices, nightDiscounts: [], vat, localTaxes: taxLines };
    const reference = seal.sealText(writeQuote(rate, roomId, amounts));
    return (
      `${productJson(roomId, ratePlanId)},${rate.words(search.language)},"nbNights":${nights},"totalPrice":${total},` +
      `"totalDiscount":0,"averagePerNight":${averagePerNight(total, 0, nights)},"totalVat":${vat},` +
      `"totalLocalTax":${localTax},"nightPrices":[${nightPrices.join(',')}],"nightDiscounts":[],` +
      `"hotelTotalPrice":${total},"hotelTotalDiscount":0,"hotelPackageId":null,"cancellationPolicyText":"",` +
      `"cancellationConditions":${conditionOf(rate)},"reference":"${reference}"}`
    );
  };
}

function checkSearch(hotel: Hotel, search: Search, now: Instant): Refusal | null {
  const { document } = hotel;
  if (document.config.isInMaintenance) return refuse('hotel.maintenance');
  const days = bookableDays(todayAt(document.timeZone, now));
  if (search.stay.arrival < days.first) return refuse('date.past', `Choose an arrival from ${days.first} on`);
  if (search.stay.departure > days.last) return refuse('date.range', `Choose a departure until ${days.last}`);
  return checkGuests(hotel, search.guests);
}

/** Badge, policy text and fee all follow from the rule in the quote. */
export function cancellationOf(
  quote: Pick<Quote, 'policy' | 'arrival'>,
  timeZone: string,
  now: Instant,
): Product['cancellationConditions'] {
  const deadline = freeUntil(quote.policy, quote.arrival, timeZone);
  return {
    condition: conditionNow(quote.policy, quote.arrival, timeZone, now),
    freeUntil: deadline === null ? null : new Date(deadline).toISOString(),
  };
}
