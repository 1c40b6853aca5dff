import { useLingui } from '@lingui/react/macro';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { typeAmount } from '../../reservation/type-amount.ts';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import { useHouseCurrency } from '../use-house-currency.ts';
import type { HouseFieldProps } from './field-props.ts';
import { NumberBox } from './number-box.tsx';

interface HouseAmountProps extends HouseFieldProps {
  /** Below nothing is possible, too: a discount, a difference. */
  isSigned?: boolean;
  /** Behind the currency, e.g. “a night”. */
  per?: string;
  /** What is taken out with it when it is emptied, e.g. `ratePlans/flexible/floor`. */
  takesOut?: string;
}

/** An amount in the house's currency, as one writes it on a bill. */
export function HouseAmount(props: HouseAmountProps) {
  const { at, label, hint, isOptional = false, className, isSigned = false, per, takesOut } = props;
  const { isNullable } = props;
  const { t } = useLingui();
  const currency = useHouseCurrency();
  const { value, change, error, isReadOnly, name } = useField<number>(at, isNullable);
  const around = useField<unknown>(takesOut ?? at);
  const write = (minor: number): string => signed(minor, typeAmount(Math.abs(minor), currency));
  const read = (text: string): number | null => {
    const [, sign = '', rest = ''] = /^\s*([-−+]?)(.*)$/.exec(text) ?? [];
    const minor = readAmount(rest, currency);
    if (minor === null || (sign !== '' && !isSigned)) return null;
    return sign === '' || sign === '+' ? minor : -minor;
  };
  const example = typeAmount(4250, currency);
  return (
    <FieldShell address={at} className={className}>
      <NumberBox
        label={label ?? name}
        hint={hint}
        error={error}
        {...(isOptional ? { optionalLabel: t`optional` } : {})}
        value={value}
        onChange={(next) => (next === undefined && takesOut !== undefined ? around.change : change)(next)}
        read={read}
        write={write}
        unreadable={t`Write an amount, e.g. ${example}`}
        unit={per === undefined ? currency : `${currency} ${per}`}
        isReadOnly={isReadOnly}
      />
    </FieldShell>
  );
}

const signed = (value: number, digits: string): string => (value < 0 ? `−${digits}` : digits);
