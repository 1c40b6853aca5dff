import { productIdOf } from '@stayfront/contract/property/property-document';
import type { Language } from '@stayfront/contract/property/texts';
import type { Exchanged } from '@stayfront/rules/booking/quote';
import { quoteWriter } from '@stayfront/rules/booking/quote-text';
import { money } from '@stayfront/rules/money';
import type { PricedNight } from '@stayfront/rules/pricing/priced-night';
import { averagePerNight } from '@stayfront/rules/pricing/price-night';
import { applyPromotion, type Promotion, type PromotionRefusal } from '@stayfront/rules/promotion/apply-promotion';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Guests } from '@stayfront/rules/stay/guests';
import { nightCount, nightsOf, type Stay } from '@stayfront/rules/stay/stay-date';
import { localTaxLines } from '@stayfront/rules/tax/local-tax-lines';
import { includedVat } from '@stayfront/rules/tax/taxes';
import type { GuestCurrency } from '../currency/guest-currency.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import type { Voice } from '../message/speak.ts';
import { priceListOf, type ListedRate } from './price-list.ts';
import type { QuoteSeal } from './quote-seal.ts';

/** What all products of one search have in common. */
export type Offering = {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly language: Language;
  readonly voice: Voice;
  readonly shown: GuestCurrency;
  readonly promotion: (Promotion & { readonly code: string }) | null;
  readonly packageId: string | null;
  readonly expiresAt: Instant;
  readonly now: Instant;
};

/** A product with its price in the guest's currency, written out. */
export type WrittenProduct = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly totalMinor: number;
  readonly discountMinor: number;
  readonly averagePerNight: number;
  /** Why the promotion takes nothing off; null where it does, or where there is none. */
  readonly noPromotion: PromotionRefusal | null;
  readonly json: string;
};

type WriteProduct = (roomId: string, ratePlanId: string, nightPrices: readonly number[]) => WrittenProduct;

const nothing: readonly number[] = [];

/** Prices and writes products of one search. What is the same for several of them is worked out once. */
export function productWriter(hotel: Hotel, seal: QuoteSeal, offering: Offering): WriteProduct {
  const { document } = hotel;
  const { stay, guests, shown, promotion, now } = offering;
  const list = priceListOf(hotel);
  const nights = nightCount(stay);
  const dates = nightsOf(stay);
  const today = todayAt(document.timeZone, now);
  const vatTaxes = document.taxes.filter((tax) => tax.kind === 'vat');
  // With a tax service they are asked for once, at checkout.
  const localTaxes = document.config.useTaxService ? [] : document.taxes.filter((tax) => tax.kind === 'local');
  const writeQuote = quotesOf(hotel, offering, null);
  const writePromoted = promotion ? quotesOf(hotel, offering, promotion.code) : writeQuote;
  const sumShown = (amounts: readonly number[]): number => {
    let sum = 0;
    for (const amount of amounts) sum += shown.as(amount);
    return sum;
  };
  const priced = (amounts: readonly number[]): PricedNight[] =>
    dates.map((date, i) => ({ date, minor: amounts[i] ?? 0 }));
  const isBySize = localTaxes.every(({ basis }) => basis.kind !== 'percent');
  const sameTaxes = isBySize ? localTaxLines(localTaxes, priced(nothing), guests) : null;
  const sayOf = sayer(offering, nights);

  return (roomId, ratePlanId, nightPrices) => {
    const rate = list.get(ratePlanId);
    if (!rate) throw new Error(`The grid of hotel ${hotel.hotelId} has a rate plan that its document has not`);
    const found = promotion && applyPromotion(promotion, { today, roomId, ratePlanId }, priced(nightPrices));
    const nightDiscounts = found?.ok ? found.discounts.map(({ minor }) => minor) : nothing;
    const hotelTotal = sumOf(nightPrices);
    const hotelDiscount = sumOf(nightDiscounts);
    const paid = money(hotelTotal - hotelDiscount, document.currency);
    let vat = 0;
    for (const tax of vatTaxes) vat += includedVat(paid, tax.basisPoints).minor;
    const paidNights = found?.ok ? nightPrices.map((price, i) => price - (nightDiscounts[i] ?? 0)) : nightPrices;
    const taxLines = sameTaxes ?? localTaxLines(localTaxes, priced(paidNights), guests);
    const amounts = { nightPrices, nightDiscounts, vat, localTaxes: taxLines };
    const reference = seal.sealText((found?.ok ? writePromoted : writeQuote)(rate, roomId, amounts));

    const isSame = shown.exchange === null;
    const total = isSame ? hotelTotal : sumShown(nightPrices);
    const discount = isSame ? hotelDiscount : sumShown(nightDiscounts);
    const average = averagePerNight(total, discount, nights);
    let localTax = 0;
    for (const { minor } of taxLines) localTax += shown.as(minor);
    const said = sayOf(rate);
    const json =
      // Ids are slugs: nothing to escape.
      `{"productId":"${productIdOf(roomId, ratePlanId)}${said.before}"totalPrice":${total},` +
      `"totalDiscount":${discount},"averagePerNight":${average},` +
      `"totalVat":${shown.as(vat)},"totalLocalTax":${localTax},` +
      `"nightPrices":[${listed(nightPrices, shown)}],"nightDiscounts":[${listed(nightDiscounts, shown)}],` +
      `"hotelTotalPrice":${hotelTotal},"hotelTotalDiscount":${hotelDiscount}${said.after}${reference}"}`;
    const noPromotion = found && !found.ok ? found.why : null;
    return {
      roomId,
      ratePlanId,
      totalMinor: total,
      discountMinor: discount,
      averagePerNight: average,
      noPromotion,
      json,
    };
  };
}

/** What products of one rate say alike, written once for the search: before their amounts and after them. */
function sayer(
  { language, packageId, shown, voice, stay, now }: Offering,
  nights: number,
): (rate: ListedRate) => { readonly before: string; readonly after: string } {
  const said = new Map<ListedRate, { before: string; after: string }>();
  return (rate) => {
    const known = said.get(rate);
    if (known) return known;
    const before =
      `",${rate.words(language)},"hasServices":${rate.hasServices && packageId === null},` +
      `"hotelPackageId":${packageId === null ? 'null' : `"${packageId}"`},"currency":"${shown.currency}",` +
      `"nbNights":${nights},`;
    const words = { before, after: `,${rate.terms(voice, stay.arrival, now)},"reference":"` };
    said.set(rate, words);
    return words;
  };
}

function quotesOf(
  { hotelId, document }: Hotel,
  { stay, guests, packageId, shown, expiresAt }: Offering,
  promotionCode: string | null,
): ReturnType<typeof quoteWriter> {
  const exchange: Exchanged | null = shown.exchange;
  const { currency } = document;
  return quoteWriter({
    hotelId,
    arrival: stay.arrival,
    guests,
    currency,
    packageId,
    promotionCode,
    exchange,
    expiresAt,
  });
}

const listed = (amounts: readonly number[], { exchange, as }: GuestCurrency): string =>
  (exchange === null ? amounts : amounts.map(as)).join(',');

function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
