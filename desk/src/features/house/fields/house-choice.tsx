import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import { findWords } from '../words/find-words.ts';
import type { HouseFieldProps } from './field-props.ts';

interface HouseChoiceProps extends HouseFieldProps {
  /** Where what can be chosen is not the same everywhere. */
  options?: readonly { value: string; label: string }[];
  /** What it means that nothing is chosen, where that is possible: “As the hotel”. */
  none?: string;
  /** What is taken out with it when nothing is chosen, e.g. the object around it. */
  takesOut?: string;
  /** What stands around it once the first is chosen, where it needs more than that. */
  begins?: (value: string) => unknown;
  /** What holds where the document says nothing. */
  usual?: string;
  /** The document has numbers, as of hours. */
  isNumeric?: boolean;
}

/** One of several. A value that is none of them any more is shown as it is, until another is chosen. */
export function HouseChoice(props: HouseChoiceProps) {
  const { at, label, hint, className, options: given, none, isNullable, isNumeric = false } = props;
  const { takesOut, begins, usual } = props;
  const { i18n } = useLingui();
  const field = useField<string | number>(at, isNullable);
  const { change, error, isReadOnly, name: called } = field;
  const value = field.value === undefined ? undefined : String(field.value);
  const around = useField<unknown>(takesOut ?? at, isNullable);
  const { choices = {}, names = {} } = findWords(at).words ?? {};
  const options = given ?? [
    ...Object.entries(choices).map(([key, words]) => ({ value: key, label: i18n._(words) })),
    ...Object.entries(names).map(([key, name]) => ({ value: key, label: name })),
  ];
  const isKnown = value === undefined || options.some((option) => option.value === value);
  const shown = [
    ...(none !== undefined || (value ?? usual) === undefined ? [{ value: '', label: none ?? '' }] : []),
    ...options,
    ...(isKnown ? [] : [{ value, label: value }]),
  ];
  const put = (next: string): void => {
    if (next === '') around.change(undefined);
    else if (value === undefined && begins) around.change(begins(next));
    else change(isNumeric ? Number(next) : next);
  };
  return (
    <FieldShell
      address={at}
      className={className}
      {...(given
        ? { say: (one: unknown) => given.find((option) => option.value === String(one))?.label ?? none ?? '' }
        : {})}
    >
      <SelectField
        label={label ?? called}
        hint={hint}
        error={error}
        value={value ?? usual ?? ''}
        options={shown}
        onChange={put}
        isDisabled={isReadOnly}
      />
    </FieldShell>
  );
}
