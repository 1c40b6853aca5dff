import { money, scale } from '../money.ts';
import type { StayDate } from '../stay/stay-date.ts';
import { decimalsOf, type CurrencyCode } from './currencies.ts';

/**
 * What one whole unit of `from` is worth in whole units of `to`, in billionths, on a day. A whole number, since a rate
 * is part of a signed quote and must read back as exactly what was written.
 */
export type ExchangeRate = {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly nanos: number;
  readonly date: StayDate;
};

/** A rate of one. */
export const oneInNanos = 1_000_000_000;

/**
 * An amount in another currency, rounded once, halves away from zero. Exchange the lines of a bill and add them up:
 * the exchanged total may differ from the sum of the exchanged lines by a minor unit, and then a guest adds up and
 * finds us wrong.
 */
export function exchange(minor: number, rate: ExchangeRate): number {
  if (rate.from === rate.to) return money(minor, rate.to).minor;
  if (!(rate.nanos > 0)) throw new RangeError(`${rate.from} to ${rate.to} needs a rate above zero, not ${rate.nanos}`);
  // A yen has no decimals and a dinar three: minor units of one are other parts of a whole than those of the other.
  const shift = decimalsOf(rate.to) - decimalsOf(rate.from);
  const part = rate.nanos * 10 ** Math.max(shift, 0);
  const whole = oneInNanos * 10 ** Math.max(-shift, 0);
  if (!Number.isSafeInteger(part)) throw new RangeError(`The rate ${rate.nanos} cannot be counted with exactly`);
  return money(scale(minor, part, whole), rate.to).minor;
}
