import { readStayDate, stayDate, type StayDate } from '../stay/stay-date.ts';
import type { EurRates } from './cross-rate.ts';
import { isCurrency, type CurrencyCode } from './currencies.ts';

/**
 * Reads the daily file of the European Central Bank: `<Cube time='2027-06-01'>` around `<Cube currency='USD'
 * rate='1.1360'/>`. Currencies we do not offer are passed over; null for a text without a day or without a rate.
 */
export function readEcbRates(text: string): { date: StayDate; eurRates: EurRates } | null {
  const day = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/.exec(text)?.[1];
  if (day === undefined || readStayDate(day) !== day) return null;
  const eurRates: Partial<Record<CurrencyCode, number>> = {};
  for (const [, code = '', rate] of text.matchAll(
    /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d+(?:\.\d+)?)['"]/g,
  ))
    if (isCurrency(code) && Number(rate) > 0) eurRates[code] = Number(rate);
  return Object.keys(eurRates).length > 0 ? { date: stayDate(day), eurRates } : null;
}
