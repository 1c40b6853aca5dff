import { exchange as exchanged } from '../currency/exchange.ts';
import type { CurrencyCode } from '../currency/currencies.ts';
import { isTaxedAt, serviceVat, soldVat } from '../tax/sold-vat.ts';
import type { VatLine } from '../tax/vat-by-rate.ts';
import { offerLines, type OfferLine } from '../special-offer/offer-lines.ts';
import type { LocalTaxLine, Quote } from './quote.ts';

/** A service of a stay as it was sold: its price is kept, whatever the hotel asks for it later. */
export type SoldService = {
  readonly serviceId: string;
  readonly quantity: number;
  /** What one of it costs for the whole stay; 0 where the rate includes it. */
  readonly unitMinor: number;
  readonly totalMinor: number;
  /** The VAT inside its price, in basis points, as it was when it was sold; absent in what was sold before that was kept. */
  readonly vatRates?: readonly number[];
};

/** One room's bill, in one currency. Every total is the sum of the lines above it. */
export type StayBill = {
  readonly currency: CurrencyCode;
  readonly nights: readonly { readonly price: number; readonly discount: number }[];
  readonly services: readonly SoldService[];
  /** Collected by the hotel at check-in. */
  readonly localTaxes: readonly LocalTaxLine[];
  readonly roomPrice: number;
  readonly discount: number;
  /** What of the discount each offer has taken off. */
  readonly offers: readonly OfferLine[];
  readonly servicesPrice: number;
  readonly localTax: number;
  /** Of the nights, inside the total. */
  readonly roomVat: number;
  /** Of nights and services: inside the total, not on top of it. */
  readonly vat: number;
  /** Nights without their discounts, and services: what is paid, before local taxes. */
  readonly total: number;
};

type Billed = Pick<Quote, 'currency' | 'nightPrices' | 'nightDiscounts' | 'offers' | 'vat' | 'localTaxes' | 'exchange'>;

/** The bill in the hotel's currency, in which it is charged. */
export const hotelBill = (quote: Billed, services: readonly SoldService[]): StayBill =>
  billIn(quote.currency, (minor) => minor, quote, services);

/** The same bill as the guest saw it: each line exchanged by the quote's rate, and then added up. */
export function guestBill(quote: Billed, services: readonly SoldService[]): StayBill {
  if (!quote.exchange) return hotelBill(quote, services);
  const rate = { from: quote.currency, to: quote.exchange.currency, ...quote.exchange };
  return billIn(rate.to, (minor) => exchanged(minor, rate), quote, services);
}

/** The VAT of a bill by rate, which adds up to it. `rates` are the hotel's own, which its nights are taxed at. */
export function vatOf(quote: Billed, bill: StayBill, rates: readonly number[]): VatLine[] {
  const quoted = { paid: hotelBill(quote, []).total, vat: quote.vat };
  const room = { paid: bill.roomPrice - bill.discount, vat: bill.roomVat };
  return soldVat(room, bill.services, isTaxedAt(quoted, rates) ? rates : null);
}

function billIn(
  currency: CurrencyCode,
  as: (minor: number) => number,
  quote: Billed,
  sold: readonly SoldService[],
): StayBill {
  const nights = quote.nightPrices.map((price, i) => ({
    price: as(price),
    discount: as(quote.nightDiscounts[i] ?? 0),
  }));
  // The price of one is what a guest sees and multiplies, so it is exchanged, and not the product.
  const services = sold.map((service) => {
    const unitMinor = as(service.unitMinor);
    return { ...service, unitMinor, totalMinor: unitMinor * service.quantity };
  });
  const localTaxes = quote.localTaxes.map(({ taxId, minor }) => ({ taxId, minor: as(minor) }));
  const roomPrice = sumOf(nights.map(({ price }) => price));
  const discount = sumOf(nights.map((night) => night.discount));
  const servicesPrice = sumOf(services.map(({ totalMinor }) => totalMinor));
  return {
    currency,
    nights,
    services,
    localTaxes,
    roomPrice,
    discount,
    offers: offerLines(quote.offers ?? [], sumOf(quote.nightDiscounts), discount),
    servicesPrice,
    localTax: sumOf(localTaxes.map(({ minor }) => minor)),
    roomVat: as(quote.vat),
    vat: as(quote.vat) + sumOf(services.map(serviceVat)),
    total: roomPrice - discount + servicesPrice,
  };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
