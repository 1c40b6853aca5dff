import { useId } from 'react';
import { FieldFrame } from '@stayfront/ui/parts/field-frame.tsx';

interface DayFieldProps {
  label: string;
  value: string;
  least: string;
  isDisabled?: boolean;
  onChange: (day: string) => void;
}

/** A day, by the device’s own calendar. One that was emptied on the way to another is no day yet. */
export function DayField({ label, value, least, isDisabled = false, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <div className={isDisabled ? 'input is-off' : 'input'}>
        <input
          id={id}
          type="date"
          value={value}
          min={least}
          disabled={isDisabled}
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
        />
      </div>
    </FieldFrame>
  );
}
