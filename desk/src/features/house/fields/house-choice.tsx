import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import { useSayValue } from '../use-say-value.ts';
import type { HouseFieldProps } from './field-props.ts';

interface HouseChoiceProps extends HouseFieldProps {
  options: readonly { value: string; label: string }[];
  /** What it means that nothing is chosen, where that is possible: “As the hotel”. */
  none?: string;
}

/** One of several. A value that is none of them any more is shown as it is, until another is chosen. */
export function HouseChoice({ at, label, hint, className, options, none }: HouseChoiceProps) {
  const plain = useSayValue();
  const { value, change, error, isReadOnly } = useField<string>(at);
  const isKnown = value === undefined || options.some((option) => option.value === value);
  const shown = [
    ...(none !== undefined || value === undefined ? [{ value: '', label: none ?? '' }] : []),
    ...options,
    ...(isKnown ? [] : [{ value, label: value }]),
  ];
  return (
    <FieldShell
      address={at}
      className={className}
      say={(one) => options.find((option) => option.value === one)?.label ?? none ?? plain(one)}
    >
      <SelectField
        label={label}
        hint={hint}
        error={error}
        value={value ?? ''}
        options={shown}
        onChange={(next) => change(next === '' ? undefined : next)}
        isDisabled={isReadOnly}
      />
    </FieldShell>
  );
}
