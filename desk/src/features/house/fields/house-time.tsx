import { describeField } from '@stayfront/ui/parts/describe-field.ts';
import { FieldFrame } from '@stayfront/ui/parts/field-frame.tsx';
import { useId } from 'react';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';

interface HouseTimeProps extends HouseFieldProps {
  kind?: 'time' | 'date';
}

/** A time of the hotel's clock or, as a `date`, a day: by the device's own clock or calendar. */
export function HouseTime({ at, label, hint, className, kind = 'time' }: HouseTimeProps) {
  const id = useId();
  const { value, change, error, isReadOnly, name } = useField<string>(at);
  return (
    <FieldShell address={at} className={className}>
      <FieldFrame id={id} label={label ?? name} hint={hint} error={error}>
        <div className={error ? 'input is-bad' : isReadOnly ? 'input is-off' : 'input'}>
          <input
            {...describeField(id, { hint, error })}
            id={id}
            type={kind}
            value={value ?? ''}
            readOnly={isReadOnly}
            onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
          />
        </div>
      </FieldFrame>
    </FieldShell>
  );
}
