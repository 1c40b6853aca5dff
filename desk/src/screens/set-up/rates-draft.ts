import type { saveSetUpRates, SetUp } from '@stayfront/contract/desk/set-up';
import type { RouteInput } from '@stayfront/contract/route';
import { plainDigits } from '@stayfront/rules/booking/plain-digits';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { lodgingVat } from '@stayfront/rules/place/lodging-vat';
import { typeAmount } from '../../features/reservation/type-amount.ts';
import { readWhole } from './rooms-draft.ts';

export type RatesWish = Omit<RouteInput<typeof saveSetUpRates>['body'], 'version'>;
export type RatesDraft = {
  readonly policy: RatesWish['policy'];
  readonly guarantee: 'None' | 'GuaranteeRequired';
  readonly isNonRefundable: boolean;
  readonly percentLess: string;
  readonly hasBreakfast: boolean;
  readonly breakfast: string;
  readonly hasHalfBoard: boolean;
  readonly halfBoard: string;
  readonly areChildrenWelcome: boolean;
  readonly fromAge: string;
  readonly toAge: string;
  readonly hasVat: boolean;
  readonly vat: string;
};
export type RatesField = 'percentLess' | 'breakfast' | 'halfBoard' | 'fromAge' | 'toAge' | 'vat';
export type RatesFault = 'amount' | 'percent' | 'age' | 'ages';

/** As the house has it; where nobody has said anything, as most houses begin. */
export function ratesOf({ rates, ratePlan, currency }: SetUp, countryCode: string): RatesDraft {
  const isNew = ratePlan === null;
  const vat = rates.vatBasisPoints ?? (isNew ? lodgingVat(countryCode) : null);
  const amount = (extra: { perPerson: number } | null): string =>
    extra === null ? '' : typeAmount(extra.perPerson, currency);
  return {
    policy: rates.policy ?? 'day-before',
    guarantee: rates.guarantee,
    isNonRefundable: rates.nonRefundable !== null,
    percentLess: String(rates.nonRefundable?.percentLess ?? 10),
    hasBreakfast: rates.breakfast !== null,
    breakfast: amount(rates.breakfast),
    hasHalfBoard: rates.halfBoard !== null,
    halfBoard: amount(rates.halfBoard),
    areChildrenWelcome: rates.children.areWelcome,
    fromAge: String(rates.children.fromAge),
    toAge: String(rates.children.toAge),
    hasVat: vat !== null,
    vat: vat === null ? '' : String(vat / 100),
  };
}

/** A share as one types it, 3.8 or 3,8, in hundredths of a per cent. */
export function readPercent(typed: string): number | null {
  const digits = plainDigits(typed).trim().replace('%', '').trim().replace(',', '.').replace('٫', '.');
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(digits)) return null;
  return Math.round(Number(digits) * 100);
}

export function ratesFaults(draft: RatesDraft, currency: CurrencyCode): Partial<Record<RatesField, RatesFault>> {
  const faults: Partial<Record<RatesField, RatesFault>> = {};
  const less = readWhole(draft.percentLess);
  if (draft.isNonRefundable && (less === null || less < 1 || less > 90)) faults.percentLess = 'percent';
  if (draft.hasBreakfast && readAmount(draft.breakfast, currency) === null) faults.breakfast = 'amount';
  if (draft.hasHalfBoard && readAmount(draft.halfBoard, currency) === null) faults.halfBoard = 'amount';
  if (draft.areChildrenWelcome) {
    const [from, to] = [readWhole(draft.fromAge), readWhole(draft.toAge)];
    if (from === null || from > 17) faults.fromAge = 'age';
    if (to === null || to > 17) faults.toAge = 'age';
    else if (from !== null && from > to) faults.toAge = 'ages';
  }
  if (draft.hasVat && readPercent(draft.vat) === null) faults.vat = 'percent';
  return faults;
}

/** Null where a field has a fault. */
export function ratesWish(draft: RatesDraft, currency: CurrencyCode): RatesWish | null {
  if (Object.keys(ratesFaults(draft, currency)).length > 0) return null;
  const perPerson = (isThere: boolean, typed: string) =>
    isThere ? { perPerson: readAmount(typed, currency) ?? 0 } : null;
  return {
    policy: draft.policy,
    guarantee: draft.guarantee,
    nonRefundable: draft.isNonRefundable ? { percentLess: readWhole(draft.percentLess) ?? 1 } : null,
    breakfast: perPerson(draft.hasBreakfast, draft.breakfast),
    halfBoard: perPerson(draft.hasHalfBoard, draft.halfBoard),
    children: {
      areWelcome: draft.areChildrenWelcome,
      fromAge: readWhole(draft.fromAge) ?? 3,
      toAge: readWhole(draft.toAge) ?? 12,
    },
    vatBasisPoints: draft.hasVat ? readPercent(draft.vat) : null,
  };
}
