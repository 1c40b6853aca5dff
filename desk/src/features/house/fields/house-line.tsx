import { useLingui } from '@lingui/react/macro';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';
import { TextBox, type TextBoxProps } from './text-box.tsx';

interface HouseLineProps extends HouseFieldProps, Pick<TextBoxProps, 'type' | 'placeholder' | 'rows'> {
  /** What is taken out with it when nothing is left, e.g. the object around it. */
  takesOut?: string;
}

/** Words that are the same in every language: a name, an address, a telephone. With `rows`, several lines. */
export function HouseLine({ at, label, hint, isOptional = false, className, takesOut, ...box }: HouseLineProps) {
  const { t } = useLingui();
  const { value, change, error, isReadOnly, name } = useField<string>(at);
  const around = useField<unknown>(takesOut ?? at);
  const put = (text: string): void => {
    if (text !== '') change(text);
    else (takesOut === undefined ? change : around.change)(undefined);
  };
  return (
    <FieldShell address={at} className={className}>
      <TextBox
        {...box}
        label={label ?? name}
        hint={hint}
        error={error}
        {...(isOptional ? { optionalLabel: t`optional` } : {})}
        value={value ?? ''}
        onChange={put}
        onBlur={() => value !== undefined && value !== value.trim() && put(value.trim())}
        isReadOnly={isReadOnly}
      />
    </FieldShell>
  );
}
