import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import { plainDigits } from '@stayfront/rules/booking/plain-digits';
import type { BulkPrice, BulkWish, Period } from '../../features/calendar/bulk.ts';
import type { NightFields } from '../../features/calendar/sheet.ts';
import { readTyped } from '../../features/calendar/typed-input.ts';

export type PriceWay = 'leave' | 'set' | 'change' | 'copy';
export type DoorsWay = 'leave' | 'open' | 'no-arrival' | 'no-departure' | 'closed';

/** What has been chosen in the form for many nights, as it was typed. */
export type BulkDraft = {
  readonly periods: readonly Period[];
  readonly weekdays: readonly number[];
  readonly roomIds: readonly string[];
  readonly ratePlanIds: readonly string[];
  readonly priceWay: PriceWay;
  readonly price: string;
  /** Of a copied period: its first night, and by how much its prices are changed. */
  readonly copyFrom: string;
  readonly roundTo: string;
  readonly minStay: string;
  readonly maxStay: string;
  readonly doors: DoorsWay;
  readonly total: string;
};

export type BulkField = 'price' | 'copyFrom' | 'minStay' | 'maxStay' | 'total' | 'periods';

/** What is meant, or the fields that cannot be understood. */
export function wishOf(draft: BulkDraft, currency: CurrencyCode): { wish: BulkWish; faults: readonly BulkField[] } {
  const faults: BulkField[] = [];
  const roundTo = Number(draft.roundTo) || 1;
  const price = priceOf(draft, currency, roundTo, faults);
  const rules: NightFields = {
    ...boundOf(draft.minStay, 'minStay', faults),
    ...boundOf(draft.maxStay, 'maxStay', faults),
    ...doors[draft.doors],
  };
  const total = draft.total.trim() === '' ? null : Number(plainDigits(draft.total).trim());
  if (total !== null && !(Number.isInteger(total) && total >= 0)) faults.push('total');
  if (draft.periods.some(({ from, to }) => !isStayDate(from) || !isStayDate(to) || to < from)) faults.push('periods');
  const { periods, weekdays, roomIds, ratePlanIds } = draft;
  return { wish: { periods, weekdays, roomIds, ratePlanIds, price, rules, total }, faults };
}

const doors: Readonly<Record<DoorsWay, NightFields>> = {
  leave: {},
  open: { isClosed: false, isClosedToArrival: false, isClosedToDeparture: false },
  'no-arrival': { isClosedToArrival: true },
  'no-departure': { isClosedToDeparture: true },
  closed: { isClosed: true },
};

function priceOf(draft: BulkDraft, currency: CurrencyCode, roundTo: number, faults: BulkField[]): BulkPrice | null {
  const { priceWay, copyFrom } = draft;
  if (priceWay === 'leave' || (priceWay !== 'copy' && draft.price.trim() === '')) return null;
  const typed = draft.price.trim() === '' ? null : readTyped(draft.price, currency);
  if (priceWay === 'copy') {
    const basisPoints = draft.price.trim() === '' ? 0 : typed?.kind === 'percent' ? typed.basisPoints : null;
    if (basisPoints === null) faults.push('price');
    if (!isStayDate(copyFrom)) {
      if (copyFrom !== '') faults.push('copyFrom');
      return null;
    }
    return { kind: 'copy', from: copyFrom, basisPoints: basisPoints ?? 0, roundTo };
  }
  const isFit = priceWay === 'set' ? typed?.kind === 'set' : typed?.kind === 'add' || typed?.kind === 'percent';
  if (!typed || !isFit || (typed.kind !== 'set' && typed.kind !== 'add' && typed.kind !== 'percent')) {
    faults.push('price');
    return null;
  }
  return { kind: 'typed', typed, roundTo: priceWay === 'set' ? 1 : roundTo };
}

/** Empty leaves it as it is; 0 asks for no length any more. */
function boundOf(text: string, name: 'minStay' | 'maxStay', faults: BulkField[]): NightFields {
  const typed = plainDigits(text).trim();
  if (typed === '') return {};
  if (!/^\d{1,3}$/.test(typed)) {
    faults.push(name);
    return {};
  }
  const nights = Number(typed);
  return { [name]: nights === 0 || (name === 'minStay' && nights === 1) ? null : nights };
}

/** To what prices may be rounded: to the last unit, one, five and ten of the currency. */
export const roundings = (currency: CurrencyCode): number[] => {
  const unit = 10 ** decimalsOf(currency);
  return [...new Set([1, unit, 5 * unit, 10 * unit])];
};
