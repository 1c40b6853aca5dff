import { plainDigits } from '@stayfront/rules/booking/plain-digits';
import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { scale } from '@stayfront/rules/money';
import type { BoundName, FlagName } from './sheet.ts';

/** What somebody has typed into a cell, or beside a range of them. */
export type Typed =
  | { readonly kind: 'set'; readonly value: number }
  | { readonly kind: 'add'; readonly value: number }
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'bound'; readonly bound: BoundName; readonly nights: number | null }
  | { readonly kind: 'flag'; readonly flag: FlagName };

/** Prices are typed in the hotel's currency, stock in rooms. */
export type TypedUnit = CurrencyCode | 'rooms';

const flags: Readonly<Record<string, FlagName>> = { x: 'isClosed', a: 'isClosedToArrival', d: 'isClosedToDeparture' };

/**
 * Reads `180`, `=180`, `+10`, `-5%`; `2+` is a stay of at least two nights and `7-` of at most seven, `x`, `a` and `d` close.
 * Null where it is none of these: nothing is guessed.
 */
export function readTyped(text: string, unit: TypedUnit): Typed | null {
  const typed = plainDigits(text).replaceAll(/\s/g, '').replaceAll(/[−–]/g, '-').replaceAll('٪', '%').toLowerCase();
  const flag = flags[typed];
  if (flag) return { kind: 'flag', flag };
  const [, bound, way] = /^(\d{1,3})([+-])$/.exec(typed) ?? [];
  if (bound !== undefined) return boundOf(Number(bound), way === '+' ? 'minStay' : 'maxStay');
  const [, sign = '', rest = ''] = /^([=+-]?)(.*)$/.exec(typed) ?? [];
  if (rest.endsWith('%')) return percentOf(sign, rest.slice(0, -1), unit);
  const value = unit === 'rooms' ? wholeOf(rest) : readAmount(rest, unit);
  if (value === null) return null;
  if (sign === '' || sign === '=') return { kind: 'set', value };
  return { kind: 'add', value: sign === '-' ? -value : value };
}

const boundOf = (nights: number, bound: BoundName): Typed | null => {
  const asksNothing = nights === 0 || (bound === 'minStay' && nights === 1);
  return { kind: 'bound', bound, nights: asksNothing ? null : nights };
};

const wholeOf = (text: string): number | null => (/^\d{1,5}$/.test(text) ? Number(text) : null);

function percentOf(sign: string, text: string, unit: TypedUnit): Typed | null {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (unit === 'rooms' || whole === undefined || (sign !== '+' && sign !== '-')) return null;
  const basisPoints = Number(whole + fraction.padEnd(2, '0'));
  if (sign === '-' && basisPoints > 10_000) return null;
  return { kind: 'percent', basisPoints: sign === '-' ? -basisPoints : basisPoints };
}

/**
 * A price changed by what was typed; never below nothing. A share of it is rounded to whole units of the currency, as prices
 * of a night are told, unless another step is asked for.
 */
export function changedAmount(
  minor: number,
  typed: Extract<Typed, { kind: 'set' | 'add' | 'percent' }>,
  currency: CurrencyCode,
  step?: number,
): number {
  if (typed.kind === 'set') return typed.value;
  const raw = typed.kind === 'add' ? minor + typed.value : scale(minor, 10_000 + typed.basisPoints, 10_000);
  const unit = step ?? (typed.kind === 'percent' ? 10 ** decimalsOf(currency) : 1);
  // In one go, so that nothing is rounded twice.
  const rounded =
    typed.kind === 'percent'
      ? scale(minor, 10_000 + typed.basisPoints, 10_000 * unit) * unit
      : scale(raw, 1, unit) * unit;
  return Math.max(0, rounded);
}
