import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Exchanged, Quote } from '@stayfront/rules/booking/quote';
import { crossRate, type EurRates } from '@stayfront/rules/currency/cross-rate';
import { currencies, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { exchange as exchanged } from '@stayfront/rules/currency/exchange';
import { isBoundToOwnCurrency } from '@stayfront/rules/payment/providers';
import type { StayDate } from '@stayfront/rules/stay/stay-date';

/** Rates of one day. */
export type RateTable = { readonly date: StayDate; readonly eurRates: EurRates };

/** The freshest first: two currencies are exchanged by the first table that has both. */
export type Rates = readonly RateTable[];

/** The currency a guest sees amounts in, and how they come out of the hotel's. */
export type GuestCurrency = {
  readonly currency: CurrencyCode;
  readonly exchange: Exchanged | null;
  /** A line of a bill in the guest's currency. */
  readonly as: (minor: number) => number;
};

/**
 * The currency of an answer: the one that was asked for, else the hotel's. Some providers charge in the hotel's currency
 * only, and a guest who is charged in francs should not have compared in yen: there the wish is passed over.
 */
export const guestCurrency = (
  { currency: own, config }: PropertyDocument,
  asked: CurrencyCode | undefined,
  rates: Rates,
): GuestCurrency | Refusal<'currency.unsupported'> =>
  exchangedTo(own, isBoundToOwnCurrency(config.paymentSolutionsProvider) ? own : (asked ?? own), rates);

/** A hotel's amounts in any currency that there is a rate for: hotels are compared in one, whatever each charges in. */
export function exchangedTo(
  own: CurrencyCode,
  asked: CurrencyCode,
  rates: Rates,
): GuestCurrency | Refusal<'currency.unsupported'> {
  if (asked === own) return { currency: own, exchange: null, as: (minor) => minor };
  const rate = rateBetween(rates, own, asked);
  if (!rate) return refuse('currency.unsupported', `There is no exchange rate between ${own} and ${asked}`);
  const { nanos, date } = rate;
  return { currency: asked, exchange: { currency: asked, nanos, date }, as: (minor) => exchanged(minor, rate) };
}

/** The currency of a quote, by the rate that was written into it. */
export function quotedCurrency({ currency, exchange }: Pick<Quote, 'currency' | 'exchange'>): GuestCurrency {
  if (!exchange) return { currency, exchange: null, as: (minor) => minor };
  const rate = { from: currency, to: exchange.currency, ...exchange };
  return { currency: exchange.currency, exchange, as: (minor) => exchanged(minor, rate) };
}

/** The currencies a guest of this hotel may choose, the preferred ones first; its own is always among them. */
export const currenciesOf = (document: PropertyDocument, rates: Rates): CurrencyCode[] =>
  currencies.filter((code) => {
    const shown = guestCurrency(document, code, rates);
    return !('refused' in shown) && shown.currency === code;
  });

function rateBetween(rates: Rates, from: CurrencyCode, to: CurrencyCode): ReturnType<typeof crossRate> {
  for (const { eurRates, date } of rates) {
    const rate = crossRate(eurRates, from, to, date);
    if (rate) return rate;
  }
  return null;
}
