import { Switch } from '@stayfront/ui/parts/switch.tsx';
import type { ReactNode } from 'react';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';

interface HouseOptionalProps extends HouseFieldProps {
  /** What stands there first. */
  begins: unknown;
  /** The fields of it. */
  children: ReactNode;
}

/** Something that a house may have or not; its fields follow where it has. */
export function HouseOptional({ at, label, hint, className, isNullable, begins, children }: HouseOptionalProps) {
  const { value, change, error, own, isReadOnly, name } = useField<unknown>(at, isNullable);
  const isOn = value !== undefined;
  // Its fields say themselves what is wrong with them.
  const told = isOn ? own : error;
  return (
    <>
      <FieldShell address={at} className={className}>
        <Switch
          label={
            <>
              {label ?? name}
              {hint !== undefined && <small className="hint">{hint}</small>}
              {told !== undefined && <small className="err">{told}</small>}
            </>
          }
          isOn={isOn}
          onChange={(next) => change(next ? begins : undefined)}
          isDisabled={isReadOnly}
        />
      </FieldShell>
      {isOn && children}
    </>
  );
}
