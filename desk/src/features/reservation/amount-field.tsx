import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useAmountFault } from './use-amount-fault.ts';

interface AmountFieldProps {
  currency: CurrencyCode;
  value: string;
  label?: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (typed: string) => void;
}

/** An amount of money, as it is typed. */
export function AmountField({ currency, label, error, ...field }: AmountFieldProps) {
  const { t } = useLingui();
  const faultOf = useAmountFault();
  return (
    <TextField
      {...field}
      label={label ?? t`Amount in ${currency}`}
      error={error === undefined ? undefined : faultOf(field.value, currency, error)}
      inputMode="decimal"
      maxLength={12}
      isRequired
    />
  );
}
