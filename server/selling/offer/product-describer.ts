import type { Product } from '@stayfront/contract/offer';
import { Pen } from '@stayfront/rules/pen';
import { offerLines } from '@stayfront/rules/special-offer/offer-lines';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeIncluded } from './describe-included.ts';
import { describeMandatory } from './describe-mandatory.ts';
import { describeOfferLines } from './describe-offer-lines.ts';
import type { Offering, PricedProduct } from './price-product.ts';
import { productDeposits } from './product-deposits.ts';
import { quotesOf } from './product-writer.ts';
import type { QuoteSeal } from './quote-seal.ts';

export type DescribeProduct = (product: PricedProduct) => Product;

/**
 * Says what a product is, with a signed quote that can be booked. The search, which is asked for thousands of times a
 * second, writes the same by hand (`productWriter`); everything else sends what is said here.
 */
export function productDescriber(hotel: Hotel, seal: QuoteSeal, offering: Offering): DescribeProduct {
  const { stay, shown, packageId, language, texts, now } = offering;
  const deposits = productDeposits(hotel, offering);
  const isLimited = hotel.document.packages.some(({ id, stock }) => id === packageId && stock !== undefined);
  return (product) => {
    const { roomId, rate, nightPrices, nightDiscounts, vat, localTaxes } = product;
    const writeQuote = quotesOf(hotel, offering, product.promotionCode);
    const offers = offerLines(product.offers, product.hotelDiscount, product.discountMinor);
    const deposit = deposits.describe(product);
    const reference = new Pen();
    seal.sealTo(reference, (pen) => writeQuote(pen, rate, roomId, product));
    return {
      productId: `${roomId}.${rate.ratePlanId}`,
      ...rate.words(texts).value,
      hasServices: rate.hasServices(roomId) && packageId === null,
      hotelPackageId: packageId,
      ...(isLimited ? { isPackageLimited: true } : {}),
      currency: shown.currency,
      nbNights: nightCount(stay),
      totalPrice: product.totalMinor,
      roomPrice: product.roomMinor,
      mandatoryServices: describeMandatory(rate, roomId, offering, product.freed),
      totalDiscount: product.discountMinor,
      averagePerNight: product.averagePerNight,
      totalVat: shown.as(vat),
      totalLocalTax: localTaxes.reduce((sum, { minor }) => sum + shown.as(minor), 0),
      nightPrices: nightPrices.map((amount) => shown.as(amount)),
      nightDiscounts: nightDiscounts.map((amount) => shown.as(amount)),
      hotelTotalPrice: product.hotelTotal,
      hotelRoomPrice: product.hotelRoom,
      hotelTotalDiscount: product.hotelDiscount,
      ...(offers.length > 0 ? { offers: describeOfferLines(hotel.document, offers, language) } : {}),
      ...(packageId === null
        ? {}
        : describeIncluded(hotel, { packageId, ratePlanId: rate.ratePlanId, roomId }, offering)),
      ...rate.terms(texts, stay.arrival, now).value,
      ...(deposit ? { deposit } : {}),
      reference: reference.read(),
    };
  };
}
