import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Voice } from '../../platform/texts/speak.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';

/** The policy of a room that was changed from one whose price was kept: what is kept in any case, then its own text. */
export const writeBoundPolicy = (
  { i18n, language }: Voice,
  { leastFee, currency, text }: { leastFee: number; currency: CurrencyCode; text: string },
): string => {
  const amount = writeAmount(language, leastFee, currency);
  return i18n._(
    'Since this room was changed from one that was not free to cancel, the hotel keeps at least {amount} if it is cancelled. Beyond that: {text}',
    { amount, text },
  );
};
