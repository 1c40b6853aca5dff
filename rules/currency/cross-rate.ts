import { scale } from '../money.ts';
import type { StayDate } from '../stay/stay-date.ts';
import type { CurrencyCode } from './currencies.ts';
import { oneInNanos, type ExchangeRate } from './exchange.ts';

/** Units of each currency that one euro buys, with up to nine decimals, as central banks publish them. */
export type EurRates = Readonly<Partial<Record<CurrencyCode, number>>>;

/**
 * The rate between two currencies by way of the euro, or null where one of them has none. A currency against itself is
 * always one: a hotel sells in its own money though nobody publishes a rate for it.
 */
export function crossRate(
  eurRates: EurRates,
  from: CurrencyCode,
  to: CurrencyCode,
  date: StayDate,
): ExchangeRate | null {
  if (from === to) return { from, to, nanos: oneInNanos, date };
  const perEuro = { from: nanosPerEuro(eurRates, from), to: nanosPerEuro(eurRates, to) };
  if (perEuro.from === null || perEuro.to === null) return null;
  const nanos = scale(oneInNanos, perEuro.to, perEuro.from);
  // So small that nine decimals show nothing: exchanging by it would give things away.
  return nanos > 0 ? { from, to, nanos, date } : null;
}

/** Null where there is no rate, or one that no market can have meant. Files of rates do not list the euro itself. */
export function nanosPerEuro(eurRates: EurRates, code: CurrencyCode): number | null {
  if (code === 'EUR') return oneInNanos;
  // Off by far less than half a billionth, so that rounding finds the decimals as they were published.
  const nanos = Math.round((eurRates[code] ?? 0) * oneInNanos);
  return Number.isSafeInteger(nanos) && nanos > 0 ? nanos : null;
}
