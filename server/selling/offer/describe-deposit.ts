import type { Deposit } from '@stayfront/contract/deposit';
import { depositIn } from '@stayfront/rules/booking/deposit-of';
import type { DepositAmount, QuotedDeposit } from '@stayfront/rules/booking/deposit-rule';
import type { PricedStay } from '@stayfront/rules/cancellation/policy';
import { percentIn } from '@stayfront/rules/language/percent-in';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';
import { writeDay } from '../../platform/texts/write-day.ts';

/** Of one stay, in the hotel's currency and as the guest sees it. */
type Both = {
  readonly own: PricedStay;
  readonly shown: PricedStay;
  /** An amount of the hotel's in the guest's currency. */
  as(minor: number): number;
};

/** Says what of a stay is paid when it is booked, and when the rest. */
export function describeDeposit(
  texts: Texts,
  { amount, restDueOn, ifUnpaid }: QuotedDeposit,
  { own, shown, as }: Both,
): Deposit {
  const shownAmount: DepositAmount = amount.kind === 'fixed' ? { kind: 'fixed', minor: as(amount.minor) } : amount;
  const minor = depositIn(shownAmount, shown);
  const part =
    amount.kind === 'percent'
      ? percentIn(texts.language, amount.basisPoints / 100)
      : writeAmount(texts.language, minor, shown.total.currency);
  return {
    text: inWords(texts, part, restDueOn),
    ...(amount.kind === 'percent' ? { basisPoints: amount.basisPoints } : {}),
    ...(amount.kind === 'nights' ? { nights: amount.nights } : {}),
    amount: minor,
    hotelAmount: depositIn(amount, own),
    restDueOn,
    ifUnpaid,
  };
}

const inWords = ({ i18n, language }: Texts, part: string, restDueOn: string | null): string =>
  restDueOn === null
    ? i18n._('{part} now, the rest at the hotel', { part })
    : i18n._('{part} now, the rest on {day}', { part, day: writeDay(language, restDueOn, 'long') });
