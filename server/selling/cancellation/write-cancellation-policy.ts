import type { I18n } from '@lingui/core';
import type { CancellationPolicy } from '@stayfront/rules/cancellation/policy';
import { freeUntil } from '@stayfront/rules/cancellation/policy';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Language } from '@stayfront/contract/property/texts';
import { calendarIn } from '@stayfront/rules/language/calendar-in';
import { localeOf } from '@stayfront/rules/language/locale-of';
import { percentIn } from '@stayfront/rules/language/percent-in';
import { inOneLine } from '../../platform/texts/in-one-line.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';
import { writeTime } from '../../platform/texts/write-time.ts';

type Asked = {
  readonly policy: CancellationPolicy;
  readonly arrival: StayDate;
  readonly timeZone: string;
  /** The hotel's: fees of a fixed amount are charged in it. */
  readonly currency: CurrencyCode;
  readonly now: Instant;
  /** What cancelling this very stay costs once it is not free any more; absent where no stay is priced yet. */
  readonly laterFee?: number;
};

/** A step of a policy in words: what cancelling costs up to an instant; the last step does not end. */
export type PolicyStep = { readonly until: Instant | null; readonly text: string };

/** A cancellation policy in words, made from the rule itself, so that it cannot say what the desk does not keep. */
export function writeCancellationPolicy(
  { i18n, language }: Texts,
  { policy, arrival, timeZone, currency, now, laterFee }: Asked,
): PolicyStep[] {
  if (isWithoutFee(policy)) return [{ until: null, text: i18n._('Free cancellation at any time.') }];
  const deadline = freeUntil(policy, arrival, timeZone);
  const isFree = deadline !== null && now <= deadline;
  const words = isFree ? feeLater(i18n, policy, language, currency) : fee(i18n, policy, language, currency);
  // A fixed fee has said its amount already, unless the stay costs less.
  const isSaid = laterFee === undefined || (policy.fee.kind === 'fixed' && policy.fee.minor === laterFee);
  const amount = writeAmount(language, laterFee ?? 0, currency);
  const last = {
    until: null,
    text: isSaid ? words : inOneLine([words, i18n._('For this stay that is {amount}.', { amount })]),
  };
  if (!isFree) return [last];
  const text = i18n._('Free cancellation until {day}, {time} (time at the hotel).', {
    day: calendarOf(language, timeZone).format(deadline),
    time: writeTime(language, deadline, timeZone),
  });
  return [{ until: deadline, text }, last];
}

/** All steps as one text. */
export const policyText = (steps: readonly PolicyStep[]): string => inOneLine(steps.map(({ text }) => text));

const isWithoutFee = ({ fee: { kind, ...fee } }: CancellationPolicy): boolean =>
  kind !== 'nights' && ('basisPoints' in fee ? fee.basisPoints : 'minor' in fee ? fee.minor : 1) === 0;

function feeLater(i18n: I18n, policy: CancellationPolicy, language: Language, currency: CurrencyCode): string {
  switch (policy.fee.kind) {
    case 'nights':
      return i18n._(
        'Cancelling later costs {nights, plural, one {the price of the first night} other {the price of the first # nights}}.',
        { nights: policy.fee.nights },
      );
    case 'percent':
      return policy.fee.basisPoints >= 10_000
        ? i18n._('Cancelling later costs the whole price of the stay.')
        : i18n._('Cancelling later costs {percent} of the price of the stay.', {
            percent: percentIn(language, policy.fee.basisPoints / 100),
          });
    case 'fixed':
      return i18n._('Cancelling later costs {amount}.', { amount: writeAmount(language, policy.fee.minor, currency) });
  }
}

function fee(i18n: I18n, policy: CancellationPolicy, language: Language, currency: CurrencyCode): string {
  switch (policy.fee.kind) {
    case 'nights':
      return i18n._(
        'Cancelling costs {nights, plural, one {the price of the first night} other {the price of the first # nights}}.',
        { nights: policy.fee.nights },
      );
    case 'percent':
      return policy.fee.basisPoints >= 10_000
        ? i18n._('Non-refundable: cancelling costs the whole price of the stay.')
        : i18n._('Cancelling costs {percent} of the price of the stay.', {
            percent: percentIn(language, policy.fee.basisPoints / 100),
          });
    case 'fixed':
      return i18n._('Cancelling costs {amount}.', { amount: writeAmount(language, policy.fee.minor, currency) });
  }
}

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
