import type { CurrencyCode } from './currency/currencies.ts';

/** A whole number of minor units (cents, rappen, yen) beside its currency. Never a float, never without its currency. */
export type Money = { readonly minor: number; readonly currency: CurrencyCode };

export function money(minor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Money must be a whole number of minor units, not ${minor}`);
  // Minus zero is a different value to Object.is and to JSON readers; money has only one nothing.
  return { minor: minor === 0 ? 0 : minor, currency };
}

export const nothing = (currency: CurrencyCode): Money => money(0, currency);

export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

export const times = (a: Money, count: number): Money => money(a.minor * count, a.currency);

export const sum = (amounts: readonly Money[], currency: CurrencyCode): Money => amounts.reduce(add, nothing(currency));

/**
 * A share of an amount, in hundredths of a percent (1,000 is 10 %), so that 8.1 % VAT is exact.
 * Rounded once, halves away from zero, as invoices do.
 */
export function portion(a: Money, basisPoints: number): Money {
  return money(scale(a.minor, basisPoints, 10_000), a.currency);
}

/** Parts that differ by at most one minor unit and sum exactly to the whole. */
export function split(total: Money, ways: number): Money[] {
  const share = Math.floor(total.minor / ways); // floor, so that refunds keep their cents too
  const spare = total.minor - share * ways;
  return Array.from({ length: ways }, (_, i) => money(share + (i < spare ? 1 : 0), total.currency));
}

/** Divides two whole numbers, halves away from zero: −0.5 becomes −1 as 0.5 becomes 1. */
export function roundRatio(numerator: number, denominator: number): number {
  const sign = Math.sign(numerator) * Math.sign(denominator);
  const top = Math.abs(numerator);
  const bottom = Math.abs(denominator);
  const whole = Math.floor(top / bottom);
  return sign * ((top - whole * bottom) * 2 >= bottom ? whole + 1 : whole);
}

/**
 * An amount times `part` over `whole`, halves away from zero. In big integers where the product of two numbers that can
 * be counted with exactly is one that cannot; they are slow, and a search scales dozens of ordinary prices.
 */
export function scale(minor: number, part: number, whole: number): number {
  const doubled = 2 * minor * part;
  const isWhole = Number.isInteger(minor) && Number.isInteger(part) && Number.isInteger(whole) && whole > 0;
  if (isWhole && Math.abs(doubled) + whole <= Number.MAX_SAFE_INTEGER) {
    const rounded = Math.floor((Math.abs(doubled) + whole) / (2 * whole));
    return doubled < 0 ? -rounded : rounded;
  }
  const product = BigInt(minor) * BigInt(part);
  const top = product < 0n ? -product : product;
  const rounded = (2n * top + BigInt(whole)) / (2n * BigInt(whole));
  return Number(product < 0n ? -rounded : rounded);
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} do not add up`);
}
