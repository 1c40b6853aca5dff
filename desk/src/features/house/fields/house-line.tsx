import { useLingui } from '@lingui/react/macro';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';
import { TextBox, type TextBoxProps } from './text-box.tsx';

interface HouseLineProps extends HouseFieldProps, Pick<TextBoxProps, 'type' | 'placeholder' | 'rows'> {
  /** What is taken out with it when nothing is left, e.g. the object around it. */
  takesOut?: string;
  /** What is written of what was typed: capitals for a code. */
  tidy?: (text: string) => string;
  /** It stays where nothing is left: a line of a list, which would be gone. */
  keepsEmpty?: boolean;
}

/** Words that are the same in every language: a name, an address, a telephone. With `rows`, several lines. */
export function HouseLine(props: HouseLineProps) {
  const { at, label, hint, isOptional = false, className, isNullable, takesOut, tidy, keepsEmpty, ...box } = props;
  const { t } = useLingui();
  const { value, change, error, isReadOnly, name } = useField<string>(at, isNullable);
  const around = useField<unknown>(takesOut ?? at);
  const put = (text: string): void => {
    const tidied = tidy ? tidy(text) : text;
    if (tidied !== '' || keepsEmpty) change(tidied);
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
