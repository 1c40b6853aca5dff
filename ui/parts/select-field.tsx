import { useId, type ComponentPropsWithRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from './classes.ts';
import { describeField } from './describe-field.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface SelectFieldProps
  extends FieldTexts, Pick<ComponentPropsWithRef<'select'>, 'ref' | 'name' | 'autoComplete'> {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
}

export function SelectField({
  label,
  hint,
  error,
  optionalLabel,
  value,
  options,
  onChange,
  isDisabled = false,
  isRequired = false,
  className,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel} className={className}>
      <div className={classes('input', Boolean(error) && 'is-bad', isDisabled && 'is-off')}>
        <select
          {...rest}
          {...describeField(id, { hint, error })}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="ic" aria-hidden />
      </div>
    </FieldFrame>
  );
}
