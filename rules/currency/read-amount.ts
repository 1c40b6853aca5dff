import { plainDigits } from '../booking/plain-digits.ts';
import { decimalsOf, type CurrencyCode } from './currencies.ts';

/** An amount as people type it: 168, 168.5, 168,50 or 1'168.00, in minor units. Null where it is none. */
export function readAmount(text: string, currency: CurrencyCode): number | null {
  const decimals = decimalsOf(currency);
  const typed = plainDigits(text)
    .replaceAll(/[\s'’]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
  // With three decimals a mark before three figures can only be theirs.
  const form = decimals === 3 ? /^(\d{1,9})(?:[.,](\d{1,3}))?$/ : /^(\d{1,9}|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/;
  const [, whole = '', fraction = ''] = form.exec(typed) ?? [];
  if (whole === '' || fraction.length > decimals) return null;
  return Number(whole.replaceAll(/[.,]/g, '') + fraction.padEnd(decimals, '0'));
}
