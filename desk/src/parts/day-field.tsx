import { describeField } from '@stayfront/ui/parts/describe-field.ts';
import { FieldFrame } from '@stayfront/ui/parts/field-frame.tsx';
import { useId } from 'react';

interface DayFieldProps {
  label: string;
  value: string;
  least: string;
  most?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean;
  onChange: (day: string) => void;
}

/** A day, by the device’s own calendar. One that was emptied on the way to another is no day yet. */
export function DayField({ label, value, least, most, error, isDisabled = false, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={isDisabled ? 'input is-off' : error ? 'input is-bad' : 'input'}>
        <input
          {...describeField(id, { error })}
          id={id}
          type="date"
          value={value}
          min={least}
          max={most}
          disabled={isDisabled}
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
        />
      </div>
    </FieldFrame>
  );
}
