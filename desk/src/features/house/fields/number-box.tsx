import { useState, type ReactNode } from 'react';
import { TextBox, type TextBoxProps } from './text-box.tsx';

interface NumberBoxProps extends Pick<
  TextBoxProps,
  'label' | 'hint' | 'error' | 'optionalLabel' | 'isReadOnly' | 'placeholder' | 'inputMode'
> {
  value: number | undefined;
  /** Undefined: the field was emptied. */
  onChange: (value: number | undefined) => void;
  /** Null where what was typed is no such number. */
  read: (text: string) => number | null;
  write: (value: number) => string;
  /** Said where it cannot be read. */
  unreadable: string;
  unit?: ReactNode;
  trailing?: ReactNode;
}

/** A number as people type it. What cannot be read changes nothing, stays to be mended and says so. */
export function NumberBox({ value, onChange, read, write, unreadable, unit, trailing, ...box }: NumberBoxProps) {
  const [last, setLast] = useState<{ readonly text: string; readonly value: number | undefined } | null>(null);
  // Whatever else has changed the number, a step back or somebody else, is shown in place of what was typed.
  const typed = last && last.value === value ? last.text : null;
  const isUnreadable = typed !== null && typed.trim() !== '' && read(typed) === null;
  const type = (text: string): void => {
    const next = text.trim() === '' ? undefined : read(text);
    setLast({ text, value: next === null ? value : next });
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <TextBox
      {...box}
      inputMode={box.inputMode ?? 'decimal'}
      error={isUnreadable ? unreadable : box.error}
      value={typed ?? (value === undefined ? '' : write(value))}
      onChange={type}
      onBlur={() => !isUnreadable && setLast(null)}
      trailing={
        <>
          {unit !== undefined && <span className="house-unit">{unit}</span>}
          {trailing}
        </>
      }
    />
  );
}
