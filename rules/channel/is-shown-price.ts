import { decimalsOf, type CurrencyCode } from '../currency/currencies.ts';

/** Whether an amount can be what somebody showed: rounded to the decimals they wrote, it is the same. */
export function isShownPrice(shown: string, minor: number, currency: CurrencyCode): boolean {
  const decimals = decimalsOf(currency);
  const written = Math.min(decimals, shown.split('.')[1]?.length ?? 0);
  const step = 10 ** (decimals - written);
  const shownMinor = Math.round(Number(shown) * 10 ** decimals);
  return Math.round(minor / step) * step === shownMinor || minor === shownMinor;
}
