import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { typeAmount } from '../../features/reservation/type-amount.ts';
import type { PriceFaults } from './prices-draft.ts';

export function usePriceFaultWords(
  currency: CurrencyCode,
): (fault: PriceFaults[string] | undefined) => string | undefined {
  const { t } = useLingui();
  const example = typeAmount(16_800, currency);
  const says = {
    missing: t`This is missing`,
    amount: t`Write an amount, e.g. ${example}`,
    days: t`The last day must not be before the first`,
  };
  return (fault) => fault && says[fault];
}
