import { useId, type ComponentPropsWithRef } from 'react';
import { classes } from './classes.ts';
import { describeField } from './describe-field.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface TextAreaFieldProps
  extends FieldTexts, Pick<ComponentPropsWithRef<'textarea'>, 'ref' | 'name' | 'placeholder' | 'maxLength' | 'rows'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
}

export function TextAreaField({
  label,
  hint,
  error,
  optionalLabel,
  value,
  onChange,
  isDisabled = false,
  isRequired = false,
  className,
  rows = 3,
  ...rest
}: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel} className={className}>
      <div className={classes('input', Boolean(error) && 'is-bad', isDisabled && 'is-off')}>
        <textarea
          {...rest}
          {...describeField(id, { hint, error })}
          id={id}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
        />
      </div>
    </FieldFrame>
  );
}
