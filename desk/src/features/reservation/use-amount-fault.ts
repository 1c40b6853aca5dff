import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { twoAmounts } from '@stayfront/rules/currency/read-amount';

/** What is wrong with an amount that was typed: that it could be two, and how to write either; or what else is said of it. */
export function useAmountFault(): (typed: string, currency: CurrencyCode, otherwise: string) => string {
  const { t } = useLingui();
  return (typed, currency, otherwise) => {
    // In the calendar a sign may stand before it.
    const two = twoAmounts(typed.replace(/^\s*[=+−-]/, ''), currency);
    if (!two) return otherwise;
    const { thousands, decimals } = two;
    return t`This can be read in two ways. Write ${thousands} or ${decimals}.`;
  };
}
