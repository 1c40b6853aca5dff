import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import { describeField } from './describe-field.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface TextFieldProps
  extends
    FieldTexts,
    Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  icon?: LucideIcon;
  /** A button or a mark at the end of the box. */
  trailing?: ReactNode;
  className?: string;
}

export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  type = 'text',
  inputMode,
  value,
  onChange,
  isDisabled = false,
  isRequired = false,
  icon: Icon,
  trailing,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const isLeftToRight = type === 'email' || type === 'tel' || type === 'url' || inputMode === 'numeric';
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optionalLabel={optionalLabel} className={className}>
      <div className={classes('input', Boolean(error) && 'is-bad', isDisabled && 'is-off')}>
        {Icon && <Icon className="ic" aria-hidden />}
        <input
          {...rest}
          {...describeField(id, { hint, error })}
          id={id}
          type={type}
          inputMode={inputMode}
          dir={isLeftToRight ? 'ltr' : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}
