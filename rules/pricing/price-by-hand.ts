import type { LocalTaxLine, Quote } from '../booking/quote.ts';
import { nightsOf } from '../stay/stay-date.ts';
import type { LocalTax } from '../tax/local-tax.ts';
import { localTaxLines } from '../tax/local-tax-lines.ts';
import { vatInside } from '../tax/taxes.ts';

/** What the hotel asks for each night, in minor units; null where a night keeps the engine's price. */
export type HandPrices = readonly (number | null)[];

/** The taxes of a hotel that depend on what a room costs. Local ones are null where they are worked out at checkout. */
export type HandTaxes = {
  readonly vatRates: readonly number[];
  readonly local: readonly (LocalTax & { readonly id: string })[] | null;
};

/**
 * A quote whose nights cost what somebody at the hotel says. A price by hand is what is paid for the night: offers and
 * promotions are in the prices of the other nights already, and are not shown beside them any more.
 */
export function priceByHand(quote: Quote, byHand: HandPrices, taxes: HandTaxes): Quote {
  const { offers: _, ...rest } = quote;
  const nightPrices = paidNights(quote).map((paid, place) => byHand[place] ?? paid);
  const total = nightPrices.reduce((sum, price) => sum + price, 0);
  const nights = nightsOf(quote).map((date, place) => ({ date, minor: nightPrices[place] ?? 0 }));
  const localTaxes: readonly LocalTaxLine[] = taxes.local ? localTaxLines(taxes.local, nights, quote.guests) : [];
  return {
    ...rest,
    nightPrices,
    nightDiscounts: [],
    promotionCode: null,
    vat: taxes.vatRates.reduce((sum, basisPoints) => sum + vatInside(total, basisPoints), 0),
    localTaxes,
  };
}

/** Whether a night is given for less than the engine asks for it. */
export const isBelowQuote = (quote: Quote, byHand: HandPrices): boolean => loweredByHand(quote, byHand) > 0;

/** How much less nights are given for than the engine asks for them; a dearer one makes up for nothing. */
export const loweredByHand = (quote: Quote, byHand: HandPrices): number =>
  paidNights(quote).reduce((sum, paid, place) => sum + Math.max(0, paid - (byHand[place] ?? paid)), 0);

/** What is paid for each night: without what is taken off it. */
export const paidNights = ({ nightPrices, nightDiscounts }: Quote): number[] =>
  nightPrices.map((price, place) => price - (nightDiscounts[place] ?? 0));
