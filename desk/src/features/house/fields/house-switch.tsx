import { Switch } from '@stayfront/ui/parts/switch.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';

interface HouseSwitchProps extends HouseFieldProps {
  /** What holds where the document says nothing. */
  usually?: boolean;
}

/** Yes or no. */
export function HouseSwitch({ at, label, hint, className, usually = false }: HouseSwitchProps) {
  const { value, change, error, isReadOnly, name } = useField<boolean>(at);
  return (
    <FieldShell address={at} className={className}>
      <Switch
        label={
          <>
            {label ?? name}
            {hint !== undefined && <small className="hint">{hint}</small>}
            {error !== undefined && <small className="err">{error}</small>}
          </>
        }
        isOn={value ?? usually}
        onChange={change}
        isDisabled={isReadOnly}
      />
    </FieldShell>
  );
}
