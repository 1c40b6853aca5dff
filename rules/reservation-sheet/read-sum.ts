import { plainDigits } from '../booking/plain-digits.ts';
import { decimalsOf, type CurrencyCode } from '../currency/currencies.ts';
import { readAmount } from '../currency/read-amount.ts';

/** What parts whole units from their parts; raw: as programs keep numbers, with a point and as many decimals as they like. */
export const sumStyles = ['point', 'comma', 'raw'] as const;
export type SumStyle = (typeof sumStyles)[number];

/** Without currencies, spaces and whatever else stands around a number. */
const bare = (text: string): string =>
  plainDigits(text)
    .replaceAll(/[\s'’\u200e\u200f]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/^\(([^)]*)\)$/, '-$1')
    .replaceAll(/[^\d.,-]/g, '')
    .replace(/^[.,]+/, '')
    .replace(/[.,]+$/, '');

/** The way amounts are written in a file: by those that can only be read one way. Null where none says it. */
export function sumStyleOf(texts: readonly string[]): Exclude<SumStyle, 'raw'> | null {
  const votes = { point: 0, comma: 0 };
  for (const text of texts) {
    const digits = bare(text);
    const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
    if (point >= 0 && comma >= 0) votes[point > comma ? 'point' : 'comma'] += 1;
    else if (/^-?\d+[.,]\d{1,2}$/.test(digits)) votes[point >= 0 ? 'point' : 'comma'] += 1;
    else if (/^-?\d{1,3}(?:[.,]\d{3}){2,}$/.test(digits)) votes[point >= 0 ? 'comma' : 'point'] += 1;
  }
  if (votes.point === votes.comma) return null;
  return votes.point > votes.comma ? 'point' : 'comma';
}

/** An amount with whatever stands around it, in minor units; below nothing where it says so. Null where it is none. */
export function readSum(text: string, currency: CurrencyCode, style: SumStyle | null): number | null {
  const typed = bare(text);
  const isBelow = typed.startsWith('-') || typed.endsWith('-');
  const digits = typed.replaceAll('-', '');
  if (!/\d/.test(digits)) return null;
  const minor = readBare(digits, currency, style);
  return minor === null ? null : isBelow && minor !== 0 ? -minor : minor;
}

function readBare(digits: string, currency: CurrencyCode, style: SumStyle | null): number | null {
  if (style === 'raw') return readRaw(digits, decimalsOf(currency));
  if (style === null) return readAmount(digits, currency);
  const [thousands, decimal] = style === 'point' ? [',', '.'] : ['.', ','];
  if (digits.indexOf(decimal) !== digits.lastIndexOf(decimal)) return null;
  const [whole = '', part = ''] = digits.split(decimal);
  if (!/^\d{1,9}$/.test(whole) && !new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+$`).test(whole)) return null;
  const decimals = decimalsOf(currency);
  const figures = cut(part, decimals);
  return figures.length > decimals ? null : Number(whole.replaceAll(thousands, '') + figures.padEnd(decimals, '0'));
}

/** Zeros beyond what the currency has say nothing; other figures there are left for the reader to refuse. */
const cut = (part: string, decimals: number): string => part.replace(new RegExp(`^(\\d{${decimals}})0+$`), '$1');

/** 261.11000000000001 is what a program makes of 261.11: rounded once, in figures and not by counting on. */
function readRaw(digits: string, decimals: number): number | null {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(digits) ?? [];
  if (whole === '') return null;
  const kept = Number(whole + part.slice(0, decimals).padEnd(decimals, '0'));
  return kept + (Number(part[decimals] ?? '0') >= 5 ? 1 : 0);
}
