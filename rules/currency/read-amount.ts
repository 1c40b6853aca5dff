import { plainDigits } from '../booking/plain-digits.ts';
import { decimalsOf, type CurrencyCode } from './currencies.ts';

/** What nobody can mistake for a decimal mark: apostrophes, spaces and the Arabic mark of thousands. */
const plainGroups = /[\s'’٬]/g;

/** Signs that spreadsheets put beside an amount; each is one of its own currency alone. */
const signs: Partial<Record<CurrencyCode, string>> = {
  CHF: 'fr.',
  EUR: '€',
  GBP: '£',
  USD: '$',
  JPY: '¥',
  PLN: 'zł',
  CZK: 'kč',
  DKK: 'kr.',
  NOK: 'kr',
  SEK: 'kr',
};

/**
 * An amount as people type it, and as spreadsheets show it: 168, 168.5, 168,50, 1'168.00, 1.168,00 or CHF 168, in minor
 * units. Null where it is none, where it is said to be of another currency, and where it could be two: nothing is guessed
 * where money is meant.
 */
export function readAmount(text: string, currency: CurrencyCode): number | null {
  const decimals = decimalsOf(currency);
  const parts = partsOf(withoutCurrency(text, currency), decimals);
  if (!parts || parts.areTwo || parts.whole.length > 9) return null;
  return Number(parts.whole + parts.fraction.padEnd(decimals, '0'));
}

/** How to write either of both where what was typed could be thousands as well as decimals; null where it could not. */
export function twoAmounts(
  text: string,
  currency: CurrencyCode,
): { readonly thousands: string; readonly decimals: string } | null {
  const places = decimalsOf(currency);
  const parts = partsOf(withoutCurrency(text, currency), places);
  if (!parts?.areTwo) return null;
  return { thousands: parts.whole + parts.fraction, decimals: `${parts.whole}.${parts.fraction.slice(0, places)}` };
}

/** Its code or its sign may stand on either side. */
function withoutCurrency(text: string, currency: CurrencyCode): string {
  const typed = text.trim();
  const lower = typed.toLowerCase();
  for (const name of [currency.toLowerCase(), signs[currency] ?? currency.toLowerCase()]) {
    if (lower.startsWith(name)) return typed.slice(name.length);
    if (lower.endsWith(name)) return typed.slice(0, -name.length);
  }
  return typed;
}

type Parts = { readonly whole: string; readonly fraction: string; readonly areTwo?: true };

function partsOf(text: string, decimals: number): Parts | null {
  const typed = plainDigits(text).trim().replaceAll('٫', '.').replaceAll(plainGroups, "'");
  if (!/^\d[\d.,']*$/.test(typed)) return null;
  const marks = new Set(typed.replaceAll(/\d/g, ''));
  const last = typed.replaceAll(/[\d']/g, '').at(-1);
  // A mark that stands once is a decimal one; with others before it, only where they are of another kind.
  const isOnce = last !== undefined && typed.split(last).length === 2;
  if (isOnce && marks.size <= 2) {
    const at = typed.indexOf(last);
    const [head, fraction] = [typed.slice(0, at), typed.slice(at + 1)];
    const whole = wholeOf(head);
    const isAlone = marks.size === 1;
    if (isAlone && decimals === 2 && isGroup(head, fraction)) return { whole: head, fraction, areTwo: true };
    if (whole !== null && decimals > 0 && /^\d+$/.test(fraction) && fraction.length <= decimals)
      return { whole, fraction };
    // A currency without a smaller unit has no decimals that could be meant.
    return isAlone && decimals === 0 && isGroup(head, fraction) ? { whole: head + fraction, fraction: '' } : null;
  }
  const whole = wholeOf(typed);
  return whole === null ? null : { whole, fraction: '' };
}

/** Figures alone, or in threes behind one kind of mark. */
function wholeOf(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  return /^[1-9]\d{0,2}([.,'])\d{3}(?:\1\d{3})*$/.test(text) ? text.replaceAll(/[.,']/g, '') : null;
}

const isGroup = (head: string, tail: string): boolean => /^[1-9]\d{0,2}$/.test(head) && /^\d{3}$/.test(tail);
