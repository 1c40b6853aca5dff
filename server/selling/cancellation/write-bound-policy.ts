import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';

/** The policy of a room that was changed from one whose price was kept: what is kept in any case, then its own text. */
export const writeBoundPolicy = (
  { i18n, language }: Texts,
  { leastFee, currency, text }: { leastFee: number; currency: CurrencyCode; text: string },
): string => {
  const amount = writeAmount(language, leastFee, currency);
  return i18n._(
    'Since this room was changed from one that was not free to cancel, the hotel keeps at least {amount} if it is cancelled. Beyond that: {text}',
    { amount, text },
  );
};
