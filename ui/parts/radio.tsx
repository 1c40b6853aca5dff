import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from './classes.ts';
import './check.css';

export interface RadioProps extends Pick<ComponentPropsWithRef<'input'>, 'ref'> {
  name: string;
  value: string;
  label: ReactNode;
  isChecked: boolean;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  className?: string;
}

export function Radio({ label, isChecked, onChange, isDisabled = false, className, ...rest }: RadioProps) {
  return (
    <label className={classes('check', className)}>
      <input
        {...rest}
        type="radio"
        checked={isChecked}
        onChange={(event) => onChange(event.target.value)}
        disabled={isDisabled}
      />
      <span>{label}</span>
    </label>
  );
}
