import { plainBytes, type Pen } from '@stayfront/rules/pen';
import type { Language } from '@stayfront/contract/property/texts';
import { offerLines } from '@stayfront/rules/special-offer/offer-lines';
import { quoteWriter } from '@stayfront/rules/booking/quote-text';
import type { MandatoryService } from '@stayfront/rules/service/mandatory-services';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import type { GuestCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeMandatory } from './describe-mandatory.ts';
import { describeOffer } from '../../property/content/describe-offer.ts';
import { jsonBytes, jsonInside } from '../../platform/http/json-bytes.ts';
import type { ListedRate } from './price-list.ts';
import type { Offering, PricedProduct } from './price-product.ts';
import { productDeposits } from './product-deposits.ts';
import type { QuoteSeal } from './quote-seal.ts';

/** Writes a product as JSON, with a signed quote that can be booked: the same as `productDescriber` says. */
export type WriteProduct = (pen: Pen, product: PricedProduct) => void;

/** Writes products of one search. What they say alike is put into words once. */
export function productWriter(hotel: Hotel, seal: QuoteSeal, offering: Offering): WriteProduct {
  const { stay, shown, candidates, packageId, language, texts, now } = offering;
  const writeQuote = quotesOf(hotel, offering, null);
  const writePromoted = candidates.coded ? quotesOf(hotel, offering, candidates.coded.code) : writeQuote;
  const writeOffers = offersWriter(hotel, language);
  const deposits = productDeposits(hotel, offering);
  const alike = plainBytes(
    `"hotelPackageId":${packageId === null ? 'null' : `"${packageId}"`},"currency":"${shown.currency}",` +
      `"nbNights":${nightCount(stay)},"totalPrice":`,
  );
  const mandatory = new Map<readonly MandatoryService[], Uint8Array>();
  const mandatoryOf = ({ rate, roomId, freed }: PricedProduct): Uint8Array => {
    if (freed) return jsonBytes(describeMandatory(rate, roomId, offering, freed));
    const listed = rate.mandatory(roomId);
    const known = mandatory.get(listed);
    if (known) return known;
    const fresh = jsonBytes(describeMandatory(rate, roomId, offering));
    mandatory.set(listed, fresh);
    return fresh;
  };
  const terms = new Map<ListedRate, Uint8Array>();
  const termsOf = (rate: ListedRate): Uint8Array => {
    const known = terms.get(rate);
    if (known) return known;
    const fresh = rate.terms(texts, stay.arrival, now).json;
    terms.set(rate, fresh);
    return fresh;
  };
  return (pen, product) => {
    const { roomId, rate, nightPrices, nightDiscounts, vat, localTaxes } = product;
    let localTax = 0;
    for (const { minor } of localTaxes) localTax += shown.as(minor);
    // Ids are slugs: nothing to escape.
    pen
      .plain('{"productId":"')
      .plain(roomId)
      .plain('.')
      .plain(rate.ratePlanId)
      .plain('",')
      .bytes(rate.words(texts).json);
    pen.plain(rate.hasServices(roomId) && packageId === null ? ',"hasServices":true,' : ',"hasServices":false,');
    pen.bytes(alike).number(product.totalMinor);
    pen.plain(',"roomPrice":').number(product.roomMinor);
    pen.plain(',"mandatoryServices":').bytes(mandatoryOf(product));
    pen.plain(',"totalDiscount":').number(product.discountMinor);
    pen.plain(',"averagePerNight":').number(product.averagePerNight);
    pen.plain(',"totalVat":').number(shown.as(vat));
    pen.plain(',"totalLocalTax":').number(localTax);
    list(pen.plain(',"nightPrices":['), nightPrices, shown);
    list(pen.plain('],"nightDiscounts":['), nightDiscounts, shown);
    pen.plain('],"hotelTotalPrice":').number(product.hotelTotal);
    pen.plain(',"hotelRoomPrice":').number(product.hotelRoom);
    pen.plain(',"hotelTotalDiscount":').number(product.hotelDiscount);
    if (product.offers.length > 0) writeOffers(pen, product);
    pen.plain(',').bytes(termsOf(rate));
    const deposit = deposits.describe(product);
    if (deposit) pen.plain(',"deposit":').bytes(jsonBytes(deposit));
    pen.plain(',"reference":"');
    const write = product.promotionCode === null ? writeQuote : writePromoted;
    seal.sealTo(pen, (under) => write(under, rate, roomId, product));
    pen.plain('"}');
  };
}

/** The offers of products as `describeOfferLines` says them; their names are put into words once. */
function offersWriter({ document }: Hotel, language: Language): WriteProduct {
  const named = new Map<string, Uint8Array>();
  const nameOf = (offerId: string): Uint8Array => {
    const known = named.get(offerId);
    if (known) return known;
    const fresh = jsonInside(describeOffer(document, offerId, language));
    named.set(offerId, fresh);
    return fresh;
  };
  return (pen, product) => {
    let between = ',"offers":[{';
    for (const { offerId, minor } of offerLines(product.offers, product.hotelDiscount, product.discountMinor)) {
      pen.plain(between).bytes(nameOf(offerId)).plain(',"totalDiscount":').number(minor);
      between = '},{';
    }
    pen.plain('}]');
  };
}

/** Writes the quotes of one search. */
export function quotesOf(
  hotel: Hotel,
  offering: Offering,
  promotionCode: string | null,
): ReturnType<typeof quoteWriter<ListedRate>> {
  const { hotelId, document } = hotel;
  const { stay, guests, packageId, shown, expiresAt } = offering;
  const { currency } = document;
  const { exchange } = shown;
  return quoteWriter(
    { hotelId, arrival: stay.arrival, guests, currency, packageId, promotionCode, exchange, expiresAt },
    productDeposits(hotel, offering).quoted,
  );
}

function list(pen: Pen, amounts: readonly number[], { as }: GuestCurrency): void {
  for (let i = 0; i < amounts.length; i++) {
    if (i > 0) pen.plain(',');
    pen.number(as(amounts[i] ?? 0));
  }
}
