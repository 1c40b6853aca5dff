import { describeField } from '@stayfront/ui/parts/describe-field.ts';
import { FieldFrame } from '@stayfront/ui/parts/field-frame.tsx';
import { useId } from 'react';

interface MomentFieldProps {
  label: string;
  /** A day and a time as an input has them. */
  value: string;
  error?: string | undefined;
  onChange: (wall: string) => void;
}

/** A day and a time, by the device’s own calendar. One that was emptied on the way to another is none yet. */
export function MomentField({ label, value, error, onChange }: MomentFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={error ? 'input is-bad' : 'input'}>
        <input
          {...describeField(id, { error })}
          id={id}
          type="datetime-local"
          value={value}
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
        />
      </div>
    </FieldFrame>
  );
}
