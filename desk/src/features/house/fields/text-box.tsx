import { classes } from '@stayfront/ui/parts/classes.ts';
import { describeField } from '@stayfront/ui/parts/describe-field.ts';
import { FieldFrame, type FieldTexts } from '@stayfront/ui/parts/field-frame.tsx';
import { useId, type ReactNode } from 'react';

export interface TextBoxProps extends FieldTexts {
  value: string;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  isReadOnly: boolean;
  /** Several lines. */
  rows?: number | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  inputMode?: 'decimal' | 'numeric' | undefined;
  /** Which language is written here, and from which side. */
  language?: string | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
  placeholder?: string | undefined;
  /** Behind what is typed: a unit, or buttons. */
  trailing?: ReactNode;
  className?: string | undefined;
}

/** What is typed, in one line or in several. Who may only look can still walk through it and copy from it. */
export function TextBox(props: TextBoxProps) {
  const { label, hint, error, optionalLabel, value, onChange, onBlur, isReadOnly, rows, type = 'text' } = props;
  const { inputMode, language, direction, placeholder, trailing, className } = props;
  const id = useId();
  const isLeftToRight = type !== 'text' || inputMode !== undefined;
  const control = {
    ...describeField(id, { hint, error }),
    id,
    lang: language,
    dir: direction ?? (isLeftToRight ? 'ltr' : undefined),
    value,
    placeholder,
    readOnly: isReadOnly,
    onBlur,
    autoComplete: 'off',
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      {...(optionalLabel === undefined ? {} : { optionalLabel })}
      {...(className === undefined ? {} : { className })}
    >
      <div className={classes('input', Boolean(error) && 'is-bad', isReadOnly && 'is-off')}>
        {rows === undefined ? (
          <input {...control} type={type} inputMode={inputMode} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <textarea {...control} rows={rows} onChange={({ target }) => onChange(target.value)} />
        )}
        {trailing}
      </div>
    </FieldFrame>
  );
}
