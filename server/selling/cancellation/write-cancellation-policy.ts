import { hasCrossingFees } from '@stayfront/rules/cancellation/compare-fees';
import {
  feeAt,
  feeSteps,
  hasBegun,
  noShowFee,
  type CancellationFee,
  type CancellationPolicy,
  type FeeStep,
  type PricedStay,
} from '@stayfront/rules/cancellation/policy';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Language } from '@stayfront/contract/property/texts';
import { calendarIn } from '@stayfront/rules/language/calendar-in';
import { localeOf } from '@stayfront/rules/language/locale-of';
import { inOneLine } from '../../platform/texts/in-one-line.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';
import { writeTime } from '../../platform/texts/write-time.ts';
import { feeWords } from './fee-words.ts';
import { feeNow, onlyFee } from './one-fee-sentences.ts';

type Asked = {
  readonly policy: CancellationPolicy;
  readonly arrival: StayDate;
  readonly timeZone: string;
  /** The hotel's: fees of a fixed amount are charged in it. */
  readonly currency: CurrencyCode;
  readonly now: Instant;
  /** This very stay, so that each fee says what it comes to; absent where none is priced yet. */
  readonly priced?: PricedStay;
};

/** A step of a policy in words: what cancelling costs up to an instant; the last step does not end. */
type WrittenStep = {
  readonly until: Instant | null;
  readonly text: string;
  /** The fee alone, as in a list; null where cancelling is free. */
  readonly fee: string | null;
};

export type WrittenPolicy = {
  /** From the one that holds now on. */
  readonly steps: readonly WrittenStep[];
  /** Where a policy says apart what is kept of guests who do not come. */
  readonly noShow: { readonly text: string; readonly fee: string } | null;
  /** What holds of all of them. */
  readonly note: string | null;
};

/** A cancellation policy in words, made from the rule itself, so that it cannot say what the desk does not keep. */
export function writeCancellationPolicy(texts: Texts, asked: Asked): WrittenPolicy {
  const { policy, arrival, timeZone, now } = asked;
  const fees = feeSteps(policy, arrival, timeZone);
  const current = Math.max(
    0,
    fees.findLastIndex((step) => hasBegun(step, now)),
  );
  return {
    steps: isWithoutFee(policy)
      ? [{ until: null, text: texts.i18n._('Free cancellation at any time.'), fee: null }]
      : stepsAhead(texts, asked, fees, current),
    noShow: policy.noShow ? writeNoShow(texts, asked, policy.noShow) : null,
    note: hasCrossingFees(policy, current) ? texts.i18n._('A later step never costs less than an earlier one.') : null,
  };
}

/** All of it as one text. */
export const policyText = ({ steps, noShow, note }: WrittenPolicy): string =>
  inOneLine([...steps.map(({ text }) => text), noShow?.text ?? '', note ?? ''].filter((text) => text !== ''));

function stepsAhead(texts: Texts, asked: Asked, fees: readonly FeeStep[], current: number): WrittenStep[] {
  const { timeZone, now } = asked;
  const end = fees[0]?.after ?? null;
  const free = end !== null && now <= end ? [writeFree(texts, end, timeZone)] : [];
  const paid = fees.slice(current).flatMap((step, place, ahead) => {
    const until = ahead[place + 1]?.after ?? null;
    // On a day whose clocks skip an hour two moments may be one: nothing lies between them.
    const isEmpty = until !== null && step.after !== null && until <= step.after;
    return isEmpty ? [] : [writeFee(texts, asked, step, until, fees.length === 1)];
  });
  return [...free, ...paid];
}

function writeFree({ i18n, language }: Texts, until: Instant, timeZone: string): WrittenStep {
  const text = i18n._('Free cancellation until {day}, {time} (time at the hotel).', {
    day: calendarOf(language, timeZone).format(until),
    time: writeTime(language, until, timeZone),
  });
  return { until, text, fee: null };
}

function writeFee(texts: Texts, asked: Asked, step: FeeStep, until: Instant | null, isOnly: boolean): WrittenStep {
  const { i18n, language } = texts;
  const { policy, timeZone, currency, now, priced } = asked;
  const amount = priced && feeAt(policy, priced, timeZone, until ?? Infinity).minor;
  const fee = feeWords(texts, step.fee, currency);
  if (until === null && (isOnly || hasBegun(step, now))) {
    const words = hasBegun(step, now) ? feeNow(texts, step.fee, currency) : onlyFee(texts, step.fee, currency);
    return { until, text: withAmount(texts, words, step.fee, currency, amount), fee };
  }
  const said = saidWith(texts, step.fee, currency, amount);
  const text =
    until === null
      ? i18n._('Cancelling later: {fee}.', { fee: said })
      : i18n._('Cancelling until {day}, {time} (time at the hotel): {fee}.', {
          day: calendarOf(language, timeZone).format(until),
          time: writeTime(language, until, timeZone),
          fee: said,
        });
  return { until, text, fee };
}

function writeNoShow(texts: Texts, asked: Asked, noShow: CancellationFee): { text: string; fee: string } {
  const { policy, currency, priced } = asked;
  const said = saidWith(texts, noShow, currency, priced && noShowFee(policy, priced).minor);
  return { text: texts.i18n._('Not arriving: {fee}.', { fee: said }), fee: feeWords(texts, noShow, currency) };
}

/** A fee in a list, with what it comes to for the stay. */
function saidWith(texts: Texts, fee: CancellationFee, currency: CurrencyCode, amount: number | undefined): string {
  if (amount === undefined) return feeWords(texts, fee, currency);
  const written = writeAmount(texts.language, amount, currency);
  return fee.kind === 'fixed'
    ? written
    : texts.i18n._('{fee} ({amount})', { fee: feeWords(texts, fee, currency), amount: written });
}

/** A sentence about one fee, and beside it what that comes to for the stay. */
function withAmount(
  { i18n, language }: Texts,
  words: string,
  fee: CancellationFee,
  currency: CurrencyCode,
  amount: number | undefined,
): string {
  // A fixed fee has said its amount already, unless the stay costs less.
  if (amount === undefined || (fee.kind === 'fixed' && fee.minor === amount)) return words;
  return inOneLine([
    words,
    i18n._('For this stay that is {amount}.', { amount: writeAmount(language, amount, currency) }),
  ]);
}

const isWithoutFee = ({ fee, steps = [] }: CancellationPolicy): boolean =>
  steps.length === 0 &&
  ((fee.kind === 'percent' && fee.basisPoints === 0) || (fee.kind === 'fixed' && fee.minor === 0));

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Formatters take longer to make than to use, and a search needs the same one again and again. */
function calendarOf(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = calendars.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), {
    // In Italian "until" is one word before a weekday, and one of three before a number.
    dateStyle: language === 'it' ? 'full' : 'long',
    calendar: calendarIn(language),
    timeZone,
  });
  calendars.set(key, made);
  return made;
}
