import { useLingui } from '@lingui/react/macro';
import { plainDigits } from '@stayfront/rules/booking/plain-digits';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';
import { NumberBox } from './number-box.tsx';

interface HouseCountProps extends HouseFieldProps {
  least?: number;
  most?: number;
  unit?: ReactNode;
  takesOut?: string;
  /** People say another number than the document has: so much is added for them. */
  shift?: number;
  /** Shown in place of a number where nothing is said. */
  placeholder?: string;
}

/** A whole number, to be typed or to be counted up and down. */
export function HouseCount(props: HouseCountProps) {
  const { at, label, hint, isOptional = false, className, least = 0, most = Infinity, unit, takesOut } = props;
  const { shift = 0, placeholder, isNullable } = props;
  const { t } = useLingui();
  const { value, change, error, isReadOnly, name } = useField<number>(at, isNullable);
  const around = useField<unknown>(takesOut ?? at);
  const called = label ?? name;
  const shown = value === undefined ? undefined : value + shift;
  const put = (next: number | undefined): void => {
    if (next !== undefined) change(next - shift);
    else (takesOut === undefined ? change : around.change)(undefined);
  };
  const step = (by: number): void => put(Math.min(most, Math.max(least, (shown ?? least - Math.sign(by)) + by)));
  return (
    <FieldShell address={at} className={className}>
      <NumberBox
        label={called}
        hint={hint}
        error={error}
        {...(isOptional ? { optionalLabel: t`optional` } : {})}
        value={shown}
        onChange={put}
        read={readCount}
        write={String}
        unreadable={t`Write a whole number, ${least} or more`}
        unit={unit}
        inputMode="numeric"
        placeholder={placeholder}
        isReadOnly={isReadOnly}
        trailing={
          !isReadOnly && (
            <span className="house-steps">
              <IconButton
                icon={Minus}
                label={t`Less: ${called}`}
                isDisabled={shown === least}
                onClick={() => step(-1)}
              />
              <IconButton icon={Plus} label={t`More: ${called}`} isDisabled={shown === most} onClick={() => step(1)} />
            </span>
          )
        }
      />
    </FieldShell>
  );
}

/** Marks stand between thousands only: 2.5 is no 25. */
function readCount(text: string): number | null {
  const typed = plainDigits(text).trim();
  const digits = typed.replaceAll(/[\s,.'’]/g, '');
  return /^\d{1,9}$|^\d{1,3}([\s,.'’]\d{3}){1,2}$/.test(typed) ? Number(digits) : null;
}
