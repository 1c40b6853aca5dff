import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { TextField } from '@stayfront/ui/parts/field.tsx';

interface AmountFieldProps {
  currency: CurrencyCode;
  value: string;
  label?: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (typed: string) => void;
}

/** An amount of money, as it is typed. */
export function AmountField({ currency, label, ...field }: AmountFieldProps) {
  const { t } = useLingui();
  return (
    <TextField {...field} label={label ?? t`Amount in ${currency}`} inputMode="decimal" maxLength={12} isRequired />
  );
}
