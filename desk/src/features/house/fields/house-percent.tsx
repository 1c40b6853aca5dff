import { useLingui } from '@lingui/react/macro';
import { plainDigits } from '@stayfront/rules/booking/plain-digits';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';
import { NumberBox } from './number-box.tsx';

interface HousePercentProps extends HouseFieldProps {
  isSigned?: boolean;
  takesOut?: string;
}

/** A share in per cent; the document has it in hundredths of a per cent. */
export function HousePercent(props: HousePercentProps) {
  const { at, label, hint, isOptional = false, className, isSigned = false, takesOut } = props;
  const { t } = useLingui();
  const { value, change, error, isReadOnly, name } = useField<number>(at);
  const around = useField<unknown>(takesOut ?? at);
  return (
    <FieldShell address={at} className={className}>
      <NumberBox
        label={label ?? name}
        hint={hint}
        error={error}
        {...(isOptional ? { optionalLabel: t`optional` } : {})}
        value={value}
        onChange={(next) => (next === undefined && takesOut !== undefined ? around.change : change)(next)}
        read={(text) => readPercent(text, isSigned)}
        write={writePercent}
        unreadable={t`Write a number of per cent, e.g. ${'12.5'}`}
        unit="%"
        isReadOnly={isReadOnly}
      />
    </FieldShell>
  );
}

/** Null where it is no share, or has more than two places behind the point. */
function readPercent(text: string, isSigned: boolean): number | null {
  const typed = plainDigits(text)
    .replaceAll(/[\s%٪]/g, '')
    .replaceAll(/[−–]/g, '-')
    .replace('٫', '.');
  const [, sign = '', whole, fraction = ''] = /^([+-]?)(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  if (whole === undefined || (sign !== '' && !isSigned)) return null;
  const basisPoints = Number(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -basisPoints : basisPoints;
}

/** 1250 is 12.5 */
export const writePercent = (basisPoints: number): string =>
  `${basisPoints < 0 ? '−' : ''}${Math.abs(basisPoints) / 100}`;
